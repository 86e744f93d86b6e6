import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";

/** Files worth compressing; fonts and videos are already compressed. */
const compressible = /\.(js|css|svg|json)$/;

/**
 * Builds client and server into dist/ under one build name: a page's snapshot is only resumed by the build that created
 * it. Puts the fonts, which only the first HTML references, next to the scripts, and compresses the client's files once
 * for all requests.
 */
export async function buildAll(name) {
  process.env.VITE_BUILD = name;
  await build({ logLevel: "warn", mode: "production" });
  await build({ logLevel: "warn", mode: "production", build: { ssr: true, copyPublicDir: false } });
  // The service worker lists the client's scripts.
  await build({ configFile: "vite.worker.config.ts", logLevel: "warn", mode: "production" });
  // The flow pictures are not part of the site: a separate application, and a script for mirrored pages.
  for (const mode of ["production", "mirror"])
    await build({ configFile: "vite.flows.config.ts", logLevel: "warn", mode });

  const assets = "dist/client/assets";
  for (const file of await readdir("dist/server/assets")) {
    if (file.endsWith(".woff2")) await copyFile(join("dist/server/assets", file), join(assets, file));
  }
  for (const file of await readdir(assets)) {
    if (!compressible.test(file)) continue;
    const path = join(assets, file);
    const body = await readFile(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    await writeFile(`${path}.br`, brotliCompressSync(body, { params }));
    await writeFile(`${path}.gz`, gzipSync(body, { level: 9 }));
  }
}
