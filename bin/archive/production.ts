import { existsSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../../server/start-error";

/** What npm's lock says about a package, as far as it is needed here. */
export interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}
export interface Lock {
  packages: Record<string, LockedPackage>;
}

/** Where Node finds a package that another one imports: the nearest `node_modules` upward; null if nowhere. */
function locate({ packages }: Lock, from: string, name: string): string | null {
  for (let folder = from; folder !== ""; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const path = `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
  }
  return packages[`node_modules/${name}`] ? `node_modules/${name}` : null;
}

/**
 * The folders of all packages that the built site may import: `dependencies` of package.json with all that they need.
 * The marks `dev` of the lock are no help: they are missing on what the workspaces in `tools/` need.
 * @param isThere whether a package is installed; optional ones are mostly those of other platforms
 * @throws {StartError} if one that is not optional is not installed
 */
export function productionPackages(
  lock: Lock,
  root: string,
  isThere = (path: string) => existsSync(join(root, path, "package.json")),
): string[] {
  const found = new Set<string>();
  const visit = (from: string, { dependencies, optionalDependencies, ...peers }: LockedPackage): void => {
    const isOptional = (name: string) =>
      name in (optionalDependencies ?? {}) || peers.peerDependenciesMeta?.[name]?.optional === true;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peers.peerDependencies })) {
      const path = locate(lock, from, name);
      if (path !== null && found.has(path)) continue;
      if (name in (peers.peerDependencies ?? {}) && isOptional(name)) continue;
      const locked = path === null ? undefined : lock.packages[path];
      if (path === null || !locked || !isThere(path)) {
        if (isOptional(name)) continue;
        throw new StartError(`The package ${name} is not installed; run npm ci and try again.`);
      }
      found.add(path);
      visit(path, locked);
    }
  };
  const { dependencies = {} } = lock.packages[""] ?? {};
  visit("", { dependencies });
  return [...found].sort();
}
