// Runs a built command: `node bin/run.mjs start`. React and styled-components read NODE_ENV when they are loaded.
process.env.NODE_ENV = "production";
const [, , command, ...rest] = process.argv;
process.argv.splice(2, process.argv.length - 2, ...rest);
await import(`../dist/server/${command}.js`);
