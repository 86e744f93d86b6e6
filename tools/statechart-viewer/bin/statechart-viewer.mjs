#!/usr/bin/env node
import { register } from "tsx/esm/api";

register();
const { main } = await import("../src/cli/cli.ts");

// The reader of a pipe, such as `head`, may close it early.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

process.exitCode = await main(process.argv.slice(2), { say: (line) => console.log(line) });
