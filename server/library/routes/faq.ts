import type { FastifyInstance } from "fastify";
import { faq } from "../../../contract/library/faq";
import { registerEndpoint } from "../../http/register-endpoint";
import { asList } from "../../routes/items";

/** The frequently asked questions, from the content. */
export async function faqRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(
    app,
    faq.list,
    ({ catalogue, params: { locale } }) => {
      const [questions] = catalogue.items("faq");
      return asList(questions ? catalogue.itemText(questions, locale).text.groups : []);
    },
    { cache: "kept" },
  );
}
