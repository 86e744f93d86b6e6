import ts from "typescript";

/** The expression below casts and parentheses. */
export function unwrapped(expression: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isNonNullExpression(expression)
    ? unwrapped(expression.expression)
    : expression;
}

/** The expression returned at the end of a function. */
function returned(declaration: ts.Node): ts.Expression | undefined {
  if (!ts.isFunctionLike(declaration) || !("body" in declaration)) return undefined;
  const { body } = declaration;
  if (!body) return undefined;
  if (!ts.isBlock(body)) return body as ts.Expression;
  return body.statements.findLast(ts.isReturnStatement)?.expression;
}

/** Follows names to what they were declared as, also in other files of the project. */
export class Syntax {
  constructor(private readonly checker: ts.TypeChecker) {}

  private declarationOf(name: ts.Node): ts.Declaration | undefined {
    const symbol = this.checker.getSymbolAtLocation(name);
    const target =
      symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? this.checker.getAliasedSymbol(symbol) : symbol;
    const declaration = target?.valueDeclaration ?? target?.declarations?.[0];
    return declaration?.getSourceFile().isDeclarationFile ? undefined : declaration;
  }

  /** What a constant is declared as, or the expression itself. A cast is kept: it says the type. */
  resolved(expression: ts.Expression): ts.Expression {
    if (!ts.isIdentifier(expression)) return expression;
    const declaration = this.declarationOf(expression);
    if (declaration && ts.isExportAssignment(declaration)) return this.resolved(declaration.expression);
    return declaration && ts.isVariableDeclaration(declaration) && declaration.initializer && !declaration.type
      ? this.resolved(declaration.initializer)
      : expression;
  }

  /** What an export is declared as. */
  exported(source: ts.SourceFile, name: string): ts.Expression | undefined {
    const module = this.checker.getSymbolAtLocation(source);
    const symbol = module && this.checker.getExportsOfModule(module).find((one) => one.name === name);
    const target =
      symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? this.checker.getAliasedSymbol(symbol) : symbol;
    const declaration = target?.valueDeclaration ?? target?.declarations?.[0];
    if (!declaration) return undefined;
    if (ts.isExportAssignment(declaration)) return this.resolved(declaration.expression);
    return ts.isVariableDeclaration(declaration) && declaration.initializer
      ? this.resolved(declaration.initializer)
      : undefined;
  }

  /** What a function of the project returns. */
  result({ expression }: ts.CallExpression): ts.Expression | undefined {
    const callee = this.resolved(expression);
    const declaration = ts.isIdentifier(callee) ? this.declarationOf(callee) : callee;
    return declaration && returned(declaration);
  }

  /** The property of an object literal, through constants, spreads, and functions that take it as their argument. */
  property(object: ts.Expression | undefined, name: string): ts.Expression | undefined {
    if (!object) return undefined;
    const literal = unwrapped(this.resolved(unwrapped(object)));
    if (ts.isCallExpression(literal)) return this.property(literal.arguments.at(-1), name);
    if (!ts.isObjectLiteralExpression(literal)) return undefined;
    for (const property of literal.properties.toReversed()) {
      if (ts.isSpreadAssignment(property)) {
        const found = this.property(property.expression, name);
        if (found) return found;
      } else if (property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))) {
        if (property.name.text !== name) continue;
        if (ts.isPropertyAssignment(property)) return property.initializer;
        if (ts.isShorthandPropertyAssignment(property)) return this.shorthand(property);
      }
    }
    return undefined;
  }

  private shorthand(property: ts.ShorthandPropertyAssignment): ts.Expression {
    const declaration = this.checker.getShorthandAssignmentValueSymbol(property);
    const value = declaration?.valueDeclaration;
    return value && ts.isVariableDeclaration(value) && value.initializer ? value.initializer : property.name;
  }

  /** The text of a string literal, or of a constant that is one. */
  text(expression: ts.Expression): string | undefined {
    const value = unwrapped(this.resolved(expression));
    return ts.isStringLiteralLike(value) ? value.text : undefined;
  }

  /** The type of a property. */
  typeOfSymbol(symbol: ts.Symbol): ts.Type {
    return this.checker.getTypeOfSymbol(symbol);
  }

  /** The type that a cast says, or else that of the expression. */
  typeOf(expression: ts.Expression): ts.Type {
    const value = this.resolved(expression);
    const isCast = ts.isAsExpression(value) || ts.isTypeAssertionExpression(value);
    return isCast && !ts.isConstTypeReference(value.type)
      ? this.checker.getTypeFromTypeNode(value.type)
      : this.checker.getTypeAtLocation(value);
  }
}
