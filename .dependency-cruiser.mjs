/** Imports run downwards only, as docs/architecture.md draws them. */
const layers = ["bin", "server", "src", "machines", "contract"];
const domains = "(account|catalogue|courses|exams|certificates|library|engagement)";
const outside = (folders) => ({
  pathNot: `^(${folders.join("|")})/`,
  path: `^(${layers.join("|")}|model-tests|tools|bench)/`,
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: "contract-imports-only-zod",
      severity: "error",
      from: { path: "^contract/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: ["^contract/", "node_modules/zod/"] },
    },
    {
      name: "machines-import-only-xstate",
      comment: "… and types of the contract: no React, no axios, no window.",
      severity: "error",
      from: { path: "^machines/", pathNot: "\\.test(ing)?\\.ts$" },
      to: { pathNot: ["^machines/", "node_modules/xstate/", "^contract/"] },
    },
    {
      name: "machines-take-only-types-of-the-contract",
      severity: "error",
      from: { path: "^machines/", pathNot: "\\.test(ing)?\\.ts$" },
      to: { path: "^contract/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "src-imports-downwards",
      severity: "error",
      from: { path: "^src/" },
      to: { ...outside(["src", "machines", "contract"]) },
    },
    {
      name: "learners-load-no-registry",
      comment: "The list of all machines would pull every one of them into each page.",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^machines/(index|samples)\\.ts$" },
    },
    {
      name: "learners-load-no-words",
      comment: "The words of the flows are for tools; of the requirements, machines only use the type.",
      severity: "error",
      from: { path: "^(src|machines|server)/", pathNot: ["[/.]words\\.ts$", "\\.test(ing)?\\.ts$"] },
      to: {
        path: ["^machines/.*[/.-]words\\.ts$", "^machines/(words|requirements|synonyms)\\.ts$"],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "views-know-no-http",
      severity: "error",
      from: {
        path: [`^src/${domains}/(?!api/)[^/]+/`, "^src/(components|shell|ui|theme)/"],
        pathNot: "\\.test\\.tsx?$",
      },
      to: { path: ["^src/(api|device)/", `^src/${domains}/api/`, "node_modules/axios/"] },
    },
    {
      name: "only-services-know-http",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/api/" },
      to: { path: "node_modules/axios/" },
    },
    {
      name: "domains-keep-to-themselves",
      comment: "Of another domain the site uses what machines are provided with, and parts that load later.",
      severity: "error",
      from: { path: `^src/${domains}/`, pathNot: "\\.test\\.tsx?$" },
      to: { path: `^src/${domains}/`, pathNot: ["^src/$1/", "/actors\\.ts$", "/part\\.ts$"] },
    },
    {
      name: "ui-stands-alone",
      severity: "error",
      from: { path: "^src/(ui|theme)/" },
      to: { path: "^(src/(?!ui/|theme/)|machines/|contract/)" },
    },
    {
      name: "rules-know-no-http-and-no-sql",
      severity: "error",
      from: { path: `^server/${domains}/rules/` },
      to: { path: "node_modules/(fastify|@fastify|drizzle-orm|pg|@electric-sql)/" },
    },
    {
      name: "rules-stand-alone",
      severity: "error",
      from: { path: `^server/${domains}/rules/` },
      to: { path: "^server/", pathNot: `^server/${domains}/rules/` },
    },
    {
      name: "testing-tool-knows-no-site",
      comment: "It works on any statechart; what the site adds is model-tests/statechart-testing.config.ts.",
      severity: "error",
      from: { path: "^tools/statechart-testing/" },
      to: {
        path: "^(bin|bench|content|contract|machines|model-tests|server|src|tools/statechart-viewer)/|statechart-viewer/src/",
      },
    },
    {
      name: "site-knows-no-tools",
      comment: "Only tests, commands and measurements use them.",
      severity: "error",
      from: { path: "^(content|contract|machines|server|src)/" },
      to: { path: ["(^|/)tools/statechart-", "node_modules/statechart-"] },
    },
    {
      name: "the-viewer-knows-no-site",
      comment: "What the site adds to it is configuration: model-tests/statechart-viewer.config.ts.",
      severity: "error",
      from: { path: "^tools/statechart-viewer/" },
      to: { path: "^(bin|bench|contract|machines|model-tests|server|src|content)/" },
    },
    {
      name: "server-imports-downwards",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^(bin|bench|model-tests|tools)/" },
    },
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
