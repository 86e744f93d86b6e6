import ts from "typescript";

const parse = (source: string): ts.SourceFile =>
  ts.createSourceFile("source.tsx", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const insertAt = (source: string, position: number, text: string): string =>
  source.slice(0, position) + text + source.slice(position);

/** The statement that declares a constant, and the constant's value. */
function declarationOf(file: ts.SourceFile, name: string): { statement: ts.Statement; value: ts.Expression } {
  for (const statement of file.statements.filter(ts.isVariableStatement))
    for (const { name: declared, initializer } of statement.declarationList.declarations)
      if (declared.getText() === name && initializer) return { statement, value: initializer };
  throw new Error(`There is no constant "${name}" to add to.`);
}

/** The first node of a kind within another, from the outside in. */
function firstIn<N extends ts.Node>(node: ts.Node, is: (one: ts.Node) => one is N): N {
  const find = (one: ts.Node): N | undefined => (is(one) ? one : ts.forEachChild(one, find));
  const found = find(node);
  if (!found) throw new Error(`There is no list to add to in: ${node.getText().slice(0, 60)}`);
  return found;
}

/** Adds to a list in code: after its last element, or after the last one for which `isNeighbor` holds. */
function append(
  source: string,
  elements: ts.NodeArray<ts.Node>,
  text: string,
  isNeighbor: (element: ts.Node) => boolean = () => true,
): string {
  const last = [...elements].reverse().find(isNeighbor) ?? elements.at(-1);
  if (!last) return insertAt(source, elements.pos, `\n${text},\n`);
  // Without a trailing comma, the list ends here.
  return insertAt(source, last.end, `,\n${text}`);
}

/** Adds an import after the others; the formatter sorts it. */
export function addImport(source: string, line: string): string {
  const last = parse(source).statements.filter(ts.isImportDeclaration).at(-1);
  return last ? insertAt(source, last.end, `\n${line}`) : `${line}\n${source}`;
}

/** Adds a property to the object in a constant or in its initializer. */
export function addProperty(
  source: string,
  constant: string,
  property: string,
  isNeighbor?: (element: ts.Node) => boolean,
): string {
  const { value } = declarationOf(parse(source), constant);
  return append(source, firstIn(value, ts.isObjectLiteralExpression).properties, property, isNeighbor);
}

/** Adds a property to the object that is an argument after a text in a call, somewhere in a constant. */
export function addPropertyInCall(source: string, constant: string, text: string, property: string): string {
  const { value } = declarationOf(parse(source), constant);
  const call = firstIn(
    value,
    (one): one is ts.CallExpression =>
      ts.isCallExpression(one) && one.arguments.some((each) => ts.isStringLiteral(each) && each.text === text),
  );
  return append(source, firstIn(call, ts.isObjectLiteralExpression).properties, property);
}

/** Adds an element to the array in a constant or in its initializer. */
export function addElement(source: string, constant: string, element: string): string {
  const { value } = declarationOf(parse(source), constant);
  return append(source, firstIn(value, ts.isArrayLiteralExpression).elements, element);
}

/** Puts a statement before the one that declares a constant, and before its comment. */
export function addBefore(source: string, constant: string, statement: string): string {
  return insertAt(source, declarationOf(parse(source), constant).statement.getFullStart(), `\n\n${statement}`);
}

/** The last exported constant of a file. */
export function lastExport(source: string): string {
  const exported = parse(source)
    .statements.filter(ts.isVariableStatement)
    .filter((one) => one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
  const name = exported.at(-1)?.declarationList.declarations[0]?.name.getText();
  if (!name) throw new Error("The file exports no constant.");
  return name;
}

/** The names that a statement declares, apart from types, which may have the name of a value. */
function declaredBy(statement: ts.Statement): string[] {
  if (ts.isImportDeclaration(statement)) {
    const { name, namedBindings } = statement.importClause ?? {};
    const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    return [...(name ? [name.text] : []), ...named.map((one) => one.name.text)];
  }
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  return ts.isFunctionDeclaration(statement) && statement.name && statement.body ? [statement.name.text] : [];
}

const firstTwice = (names: readonly string[]): string | undefined =>
  names.find((name, at) => names.indexOf(name) !== at);

/** A name that a source declares twice, or an object in it has twice. */
export function nameTwice(source: string): string | undefined {
  const visit = (node: ts.Node): string | undefined => {
    const own = ts.isObjectLiteralExpression(node)
      ? firstTwice(
          node.properties.flatMap(({ name }) => (name ? [ts.isStringLiteral(name) ? name.text : name.getText()] : [])),
        )
      : undefined;
    return own ?? ts.forEachChild(node, visit);
  };
  const file = parse(source);
  return firstTwice(file.statements.flatMap(declaredBy)) ?? visit(file);
}

/** Syntax errors of a source, before any type check. */
export function syntaxErrors(source: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(source, {
    reportDiagnostics: true,
    fileName: "source.tsx",
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext },
  });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}
