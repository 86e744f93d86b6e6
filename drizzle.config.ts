import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate` writes the next migration from the schema; migrations only ever go forward. */
export default defineConfig({
  dialect: "postgresql",
  schema: ["./server/*/schema.ts", "./server/*/schema/*.ts"],
  out: "./server/db/migrations",
});
