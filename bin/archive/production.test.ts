import { describe, expect, it } from "vitest";
import { type Lock, productionPackages } from "./production";

const lock: Lock = {
  packages: {
    "": { dependencies: { server: "1", database: "1" } },
    // A workspace that only tests use: npm marks what it needs like the site's own packages.
    "tools/testing": { dependencies: { bundler: "1" } },
    "node_modules/bundler": {},
    "node_modules/server": {
      dependencies: { parser: "2" },
      peerDependencies: { react: "1", types: "1" },
      peerDependenciesMeta: { types: { optional: true } },
    },
    "node_modules/server/node_modules/parser": { dependencies: { words: "1" } },
    "node_modules/parser": { dependencies: { unused: "1" } },
    "node_modules/words": { dependencies: { server: "1" } },
    "node_modules/unused": {},
    "node_modules/react": {},
    "node_modules/types": {},
    "node_modules/database": { optionalDependencies: { "database-linux": "1", "database-windows": "1" } },
    "node_modules/database-linux": {},
    "node_modules/database-windows": {},
  },
};
const onLinux = (path: string) => path !== "node_modules/database-windows";

describe("the packages of the built site", () => {
  it("are its dependencies with all that they need, nested ones included, and the compiled code of this platform", () => {
    expect(productionPackages(lock, "", onLinux)).toEqual([
      "node_modules/database",
      "node_modules/database-linux",
      "node_modules/react",
      "node_modules/server",
      "node_modules/server/node_modules/parser",
      "node_modules/words",
    ]);
  });

  it("have to be installed", () => {
    const without = (missing: string) => () => productionPackages(lock, "", (path) => path !== missing);
    expect(without("node_modules/words")).toThrow("The package words is not installed; run npm ci and try again.");
    expect(without("node_modules/bundler")).not.toThrow();
  });
});
