import type { FastifyRequest } from "fastify";

/** How a body is compressed. */
export type Form = "br" | "gzip" | "plain";

const accepts = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/i,
};

/** The smallest form that a request accepts. A form with the weight 0 is not accepted. */
export function acceptedForm({ headers }: FastifyRequest): Form {
  const accepted = String(headers["accept-encoding"] ?? "");
  return accepts.br.test(accepted) ? "br" : accepts.gzip.test(accepted) ? "gzip" : "plain";
}
