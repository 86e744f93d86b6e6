/**
 * Makes one archive with everything that a machine with Node needs to serve the site: `npm run package -- [FILE]`. The
 * site is built before. docs/operations.md says how to start it there.
 */
import { createWriteStream, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { projectRoot } from "../server/project-root";
import { StartError } from "../server/start-error";
import { type Lock, productionPackages } from "./archive/production";
import { type TarFile, tar } from "./archive/tar";
import { wantsHelp } from "./command-line";

const usage = `npm run package [-- FILE]   writes the built site with all that it needs into FILE, or into the folder FILE;
                            without FILE, into dist/`;

const root = projectRoot();

/** What belongs to the site beside its packages; what is missing of the last ones is left out. */
const parts = [
  ...["dist/client", "dist/server", "dist/flows", "dist/.academy-build"],
  ...["bin/run.mjs", "bin/node-version.mjs", "server/db/migrations", "server/flows/recorded.json"],
  ...["content", "public", "deploy", "docs/operations.md", "docs/scaling.md", "docs/api/openapi.json", "LICENSE"],
];
const optionalParts = ["dist/flow-data", "docs/flows", "test-results/qa/runs"];

/** All files below a folder, or the file itself. */
function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

const ownPlatform = `${process.platform}-${process.arch}`;

/** What no running server reads: types, source maps, links of commands, and compiled code for other platforms. */
function isLeftOut(path: string): boolean {
  const [, builtFor] = /\/prebuilds\/([^/]+)\//.exec(path) ?? [];
  return /\.(d\.[cm]?ts|map)$/.test(path) || (builtFor !== undefined && builtFor !== ownPlatform);
}

const inPackage = (folder: string): string[] =>
  filesIn(join(root, folder))
    .map((path) => relative(root, path).split(sep).join("/"))
    // Nested packages are listed by themselves.
    .filter((path) => !path.startsWith(`${folder}/node_modules/`) && !isLeftOut(path));

/** Whether this Node uses musl, as on Alpine, instead of glibc: compiled packages are made for one of them. */
const usesMusl = (): boolean => {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return process.platform === "linux" && header.glibcVersionRuntime === undefined;
};

interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
}

/** The package.json of the archive: nothing that only development needs, and the platform, as npm writes it. */
function manifestOf({ name, version, description, license, engines, dependencies }: Manifest): string {
  const scripts = Object.fromEntries(["start", "admin", "content"].map((one) => [one, `node bin/run.mjs ${one}`]));
  const platform = { os: [process.platform], cpu: [process.arch] };
  const about = { name, version, private: true, description, license, type: "module" };
  return `${JSON.stringify({ ...about, engines, ...platform, scripts, dependencies }, null, 2)}\n`;
}

/** Where the archive goes. @throws {StartError} if its folder does not exist. */
function target(asked: string | undefined, name: string): string {
  const path = resolve(asked ?? join(root, "dist"));
  const file = existsSync(path) && statSync(path).isDirectory() ? join(path, `${name}.tar.gz`) : path;
  if (!existsSync(dirname(file)))
    throw new StartError(`There is no folder ${dirname(file)}; make it, or name another file.`);
  return file;
}

/** The files of the archive, sorted by path. */
function* contentsOf(folder: string, manifest: string): Generator<TarFile> {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lock;
  const missing = parts.filter((part) => !existsSync(join(root, part)));
  if (missing.length > 0) throw new StartError(`The project lacks ${missing.join(", ")}; check it out again.`);
  const own = [...parts, ...optionalParts.filter((part) => existsSync(join(root, part)))];
  const packages = productionPackages(lock, root);
  const paths = [...own.flatMap((part) => inPackage(part)), ...packages.flatMap(inPackage), "package.json"];
  for (const path of [...new Set(paths)].sort()) {
    const { mtimeMs, mode } = statSync(join(root, path));
    yield {
      path: `${folder}/${path}`,
      content: path === "package.json" ? Buffer.from(manifest) : readFileSync(join(root, path)),
      // Files are revalidated by the time of their last change: it must not be the same for all versions of a file.
      changed: Math.floor(mtimeMs / 1000),
      isExecutable: (mode & 0o100) !== 0,
    };
  }
}

/** @returns the file that was written */
async function makePackage(asked: string | undefined): Promise<string> {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
  const name = `${manifest.name}-${manifest.version}-${ownPlatform}${usesMusl() ? "-musl" : ""}`;
  const file = target(asked, name);
  // Under another name until it is complete: a run that is stopped leaves no half archive.
  const draft = `${file}.${process.pid}.tmp`;
  try {
    await pipeline(Readable.from(tar(contentsOf(name, manifestOf(manifest)))), createGzip(), createWriteStream(draft));
    renameSync(draft, file);
  } catch (thrown) {
    rmSync(draft, { force: true });
    if (thrown instanceof StartError) throw thrown;
    const reason = thrown instanceof Error ? thrown.message : thrown;
    throw new StartError(`The package could not be written to ${file} (${reason}); check its folder and try again.`);
  }
  return file;
}

try {
  const [asked, ...more] = process.argv.slice(2);
  if (wantsHelp(process.argv.slice(2))) console.log(usage);
  else if (more.length > 0 || asked?.startsWith("-")) throw new StartError(`The only argument is a file:\n\n${usage}`);
  else {
    const file = await makePackage(asked);
    const megabytes = (statSync(file).size / 1_000_000).toFixed(1);
    const shown = relative(process.cwd(), file);
    console.log(`The package is ${shown.startsWith("..") ? file : shown} (${megabytes} MB).`);
    if (!existsSync(join(root, "dist/flow-data/index.json")))
      console.log("It has no drawings for the flow viewer; npm run flows -- build --data makes them.");
    console.log("On another machine, unpack it and run: node bin/run.mjs start");
  }
} catch (thrown) {
  console.error(thrown instanceof StartError ? thrown.message : thrown);
  process.exitCode = 1;
}
