import helmet from "@fastify/helmet";
import Fastify from "fastify";

/** What every response has that helmet does not set. */
const ofEveryReply = ["connection", "content-length", "content-type", "date"];

/**
 * The security headers of a response that is not a page; pages set their own policy. They are the same for all
 * responses, and helmet would put them together for each, which takes longer than to answer from memory: so they are
 * taken from one.
 */
export async function securityHeaders(origin: string | null): Promise<Record<string, string>> {
  const sample = Fastify();
  await sample.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: origin?.startsWith("https:") ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: "deny" },
  });
  sample.get("/", () => "");
  const { headers } = await sample.inject("/");
  await sample.close();
  const own = Object.entries(headers).filter(([name]) => !ofEveryReply.includes(name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}
