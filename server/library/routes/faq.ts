import type { FastifyInstance } from "fastify";
import { faq } from "../../../contract/library/faq";
import { implement } from "../../http/implement";
import { whole } from "../../routes/items";

/** The questions that are often asked, as the content has them. */
export async function faqRoutes(app: FastifyInstance): Promise<void> {
  implement(
    app,
    faq.list,
    ({ catalogue, params: { locale } }) => {
      const [questions] = catalogue.items("faq");
      return whole(questions ? catalogue.itemText(questions, locale).text.groups : []);
    },
    { cache: "content" },
  );
}
