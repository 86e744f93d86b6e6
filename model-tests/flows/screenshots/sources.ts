import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** A file's code without what changes nothing on a page, and the files that it imports. */
interface Source {
  /** Its tokens: without comments, formatting, and types that are declared in it. */
  code: string;
  /** Paths of files that are loaded with it. */
  imports: string[];
  /** Paths of files that it loads on demand. */
  later: string[];
}

const endings = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];
const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** A declaration that only the type checker reads. */
const isTypeOnly = (node: ts.Node): boolean =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  (ts.isImportDeclaration(node) && node.importClause?.isTypeOnly === true) ||
  (ts.isExportDeclaration(node) && node.isTypeOnly);

/** The specifier of a relative import; null for packages, and for what is only known at run time. */
const relative = (node: ts.Expression | undefined): string | null =>
  node && ts.isStringLiteralLike(node) && node.text.startsWith(".") ? node.text : null;

/** Source files by path, relative to a folder: what they import, and hashes that change with their code. */
export class Sources {
  private readonly known = new Map<string, Source>();

  /** @param isCounted whether a file counts; others are ignored, with everything that only they import */
  constructor(
    private readonly folder: string,
    private readonly isCounted: (path: string) => boolean,
  ) {}

  /**
   * The files that an entry imports, directly or not, and itself.
   * @param withLater also those that are loaded on demand
   */
  closureOf(entry: string, withLater: boolean): Set<string> {
    const closure = new Set([entry]);
    for (const path of closure) {
      const { imports, later } = this.source(path);
      for (const next of withLater ? [...imports, ...later] : imports) if (this.isCounted(next)) closure.add(next);
    }
    return closure;
  }

  /** The code of some files, in order of their paths. */
  codeOf(paths: Iterable<string>): string {
    return [...new Set(paths)]
      .sort()
      .map((path) => `${path}\n${this.source(path).code}`)
      .join("\n");
  }

  private source(path: string): Source {
    const source = this.known.get(path) ?? this.read(path);
    this.known.set(path, source);
    return source;
  }

  private read(path: string): Source {
    const text = readFileSync(join(this.folder, path), "utf8");
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
    const tokens: string[] = [];
    const [imports, later]: [string[], string[]] = [[], []];
    const add = (to: string[], specifier: string | null) => {
      const found = specifier === null ? null : this.resolve(path, specifier);
      if (found !== null) to.push(found);
    };
    const visit = (node: ts.Node): void => {
      if (isTypeOnly(node) || ts.isJSDoc(node)) return;
      if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(imports, relative(node.moduleSpecifier));
      else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
        add(later, relative(node.arguments[0]));
      const children = node.getChildren(file);
      if (children.length === 0) tokens.push(node.getText(file));
      for (const child of children) visit(child);
    };
    for (const statement of file.statements) visit(statement);
    return { code: tokens.join(" "), imports, later };
  }

  private resolve(from: string, specifier: string): string | null {
    const path = join(dirname(from), specifier);
    const ending = endings.find((one) => isFile(join(this.folder, path + one)));
    return ending === undefined ? null : path + ending;
  }
}

/** A short hash of a text. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);
