import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null);
const kinds = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];
const sameEntries = (one = {}, other = {}) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

/**
 * What npm has to do so that the packages in `folder` match the lock: nothing (null) if they match, also after
 * `npm install X`; "ci" if none is installed; otherwise "install", which keeps what is right. npm records what it has
 * installed in `node_modules/.package-lock.json`, in the format of the lock.
 */
export function neededInstall(folder) {
  const lock = readJson(join(folder, "package-lock.json"));
  const installed = readJson(join(folder, "node_modules/.package-lock.json"));
  if (!lock || !installed) return lock ? "ci" : "install";
  const asked = readJson(join(folder, "package.json"));
  const locked = lock.packages[""];
  if (!kinds.every((kind) => sameEntries(asked[kind], locked[kind]))) return "install";
  const isThere = ([path, wanted]) => {
    const found = installed.packages[path];
    // Optional packages are mostly those of other platforms. A linked one is a developer's own choice.
    if (!found) return wanted.optional === true;
    if (found.link) return true;
    return found.version === wanted.version && found.integrity === wanted.integrity && existsSync(join(folder, path));
  };
  return Object.entries(lock.packages).every((entry) => entry[0] === "" || isThere(entry)) ? null : "install";
}
