/** The built half of `npm run content -- preview`: pages come from the built site. */
import { resolve } from "node:path";
import { readConfig } from "../server/config";
import { site } from "../server/render/site";
import { StartError } from "../server/start-error";
import { preview } from "./content/preview";
import { stopOnSignal } from "./stop-on-signal";

try {
  const config = readConfig(process.env);
  const [folder] = process.argv.slice(2);
  // Any free port, unless one is set: a preview must not conflict with a running site.
  const port = process.env.PORT ? config.port : 0;
  const contentDir = folder ? resolve(folder) : config.contentDir;
  await stopOnSignal(
    preview({ config: { ...config, port, contentDir }, site, say: (text) => console.log(`\n${text}`) }),
  );
} catch (thrown) {
  console.error(thrown instanceof StartError ? thrown.message : thrown);
  process.exit(1);
}
