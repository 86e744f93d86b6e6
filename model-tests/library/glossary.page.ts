import type { Matcher, User } from "statechart-testing/drivers/user";
import { glossary } from "../../contract/library/glossary";
import { definePage } from "../shared/define-page";
import { pageOf } from "../shared/samples";
import { glossaryScreen } from "./glossary.screen";

/** Links mark the current page by the browser's address; the test sends other addresses only to the machine. */
function apartFromAddress(sign: Matcher): Matcher {
  if (typeof sign === "string") return sign;
  const { current: _, ...rest } = sign;
  return rest;
}
const withoutAddress = (user: User): User => ({
  ...user,
  expectVisible: (...signs) => user.expectVisible(...signs.map(apartFromAddress)),
});

const listed = { call: glossary.list, replyFor: pageOf };

export const glossaryPage = definePage({
  screen: {
    ...glossaryScreen,
    sees: Object.fromEntries(
      Object.entries(glossaryScreen.sees).map(([state, look]) => [
        state,
        (user, snapshot) => look(withoutAddress(user), snapshot),
      ]),
    ),
  },
  path: "/academy/digital-marketing-glossary/",
  calls: { loadTerms: listed, refreshTerms: listed },
});
