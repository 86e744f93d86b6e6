import { glossary } from "../../contract/library/glossary";
import type { Hands, Sign } from "../drivers/hands";
import { definePage } from "../drivers/page-tests";
import { pageOf } from "../shared/samples";
import { glossaryScreen } from "./glossary.screen";

/** Links say where one stands by the browser's address; of another one, the test tells the machine alone. */
function apartFromAddress(sign: Sign): Sign {
  if (typeof sign === "string") return sign;
  const { current: _, ...rest } = sign;
  return rest;
}
const withoutAddress = (hands: Hands): Hands => ({
  ...hands,
  see: (...signs) => hands.see(...signs.map(apartFromAddress)),
});

const listed = { call: glossary.list, replyFor: pageOf };

export const glossaryPage = definePage({
  screen: {
    ...glossaryScreen,
    sees: Object.fromEntries(
      Object.entries(glossaryScreen.sees).map(([state, look]) => [
        state,
        (hands, snapshot) => look(withoutAddress(hands), snapshot),
      ]),
    ),
  },
  path: "/academy/digital-marketing-glossary/",
  calls: { loadTerms: listed, refreshTerms: listed },
});
