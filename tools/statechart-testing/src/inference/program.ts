import { dirname } from "node:path";
import ts from "typescript";

/** A file and the types in it. */
export interface TypedFile {
  source: ts.SourceFile;
  checker: ts.TypeChecker;
}

const defaults: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
};

/** What examples depend on: without strict types, `null` is in every type and in none. */
const required: ts.CompilerOptions = { strict: true, allowJs: true, checkJs: true, noEmit: true, skipLibCheck: true };

/** The options of the `tsconfig.json` above a file. Nothing is reported from it: it is not what is under test. */
function optionsFor(file: string): ts.CompilerOptions {
  const path = ts.findConfigFile(dirname(file), ts.sys.fileExists);
  if (path === undefined) return { ...defaults, ...required };
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  // Finding the files of the project would take longer than reading this one.
  const host: ts.ParseConfigHost = { ...ts.sys, readDirectory: () => [] };
  const { options } = ts.parseJsonConfigFileContent(config ?? {}, host, dirname(path));
  return { ...defaults, ...options, ...required };
}

/** Files of packages, by path and options; they are most of a program and do not change. */
const packageFiles = new Map<string, ts.SourceFile | undefined>();

function hostFor(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  const setting = JSON.stringify([options.target, options.module, options.moduleResolution, options.jsx]);
  return {
    ...host,
    getSourceFile(name, ...rest) {
      if (!name.includes("/node_modules/")) return read(name, ...rest);
      const key = `${setting} ${name}`;
      if (!packageFiles.has(key)) packageFiles.set(key, read(name, ...rest));
      return packageFiles.get(key);
    },
  };
}

/** Reads a file and its types; null if the compiler has no such file. @param file its full path */
export function typedFile(file: string): TypedFile | null {
  const options = optionsFor(file);
  const program = ts.createProgram({ rootNames: [file], options, host: hostFor(options) });
  const source = program.getSourceFile(file);
  return source ? { source, checker: program.getTypeChecker() } : null;
}
