import type { Equivalent } from "./equivalents";
import { judgedInMachines } from "./judged-machines";
import { judgedInServer } from "./judged-server";

const moduleOfNone = "A command without a module has none, whether the field is there or not.";
const noText = "Splitting a text gives one part at least, and the path ends in a slash.";
const hasCode = "Its code was compared by the `switch`, so there is a failure; the type does not know.";
const inForm = "What is pressed is on the page, in the form of the search; the type does not know.";

/** Faults that no test can notice, with the reason. An entry that matches no survivor is an error. */
export const judged: readonly Equivalent[] = [
  {
    file: "src/account/api/shortcuts.ts",
    from: "if (!isPlain || event.defaultPrevented || key.length !== 1 || key !== key.toLowerCase()) return;",
    to: "if (!isPlain || event.defaultPrevented || false || key !== key.toLowerCase()) return;",
    reason: "Names of keys that are no characters begin with a capital letter, which the next condition finds.",
  },
  {
    file: "src/api/http.ts",
    from: 'const header = String(headers["retry-after"] ?? "").trim();',
    to: 'const header = String(headers["retry-after"] ?? "Stryker was here!").trim();',
    reason: "Neither text is a number or a date.",
  },
  {
    file: "src/api/http.ts",
    from: "return seconds > 0 ? seconds : undefined;",
    to: "return seconds >= 0 ? seconds : undefined;",
    reason: "A wait of no seconds is left out of the failure like none.",
  },
  {
    file: "src/api/http.ts",
    from: "transitional: { clarifyTimeoutError: true },",
    to: "transitional: {},",
    reason: "Both codes that axios has for it are read as a timeout.",
  },
  {
    file: "src/api/http.ts",
    from: "transitional: { clarifyTimeoutError: true },",
    to: "transitional: { clarifyTimeoutError: false },",
    reason: "Both codes that axios has for it are read as a timeout.",
  },
  {
    file: "src/catalogue/api/search.ts",
    from: 'const [path = ""] = url.split(/[?#]/);',
    to: 'const [path = "Stryker was here!"] = url.split(/[?#]/);',
    reason: noText,
  },
  {
    file: "src/catalogue/api/search.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
    from: 'return `${path.replace(/\\/+$/, "")}/`.split("/").at(-2) ?? "";',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
    to: 'return `${path.replace(/\\/+$/, "")}/`.split("/").at(-2) ?? "Stryker was here!";',
    reason: noText,
  },
  {
    file: "src/catalogue/search/Suggestions.tsx",
    from: 'const toField = (pressed: Element | null) => pressed?.closest("form")?.querySelector("input")?.focus();',
    to: 'const toField = (pressed: Element | null) => pressed.closest("form")?.querySelector("input")?.focus();',
    reason: inForm,
  },
  {
    file: "src/catalogue/search/Suggestions.tsx",
    from: 'const toField = (pressed: Element | null) => pressed?.closest("form")?.querySelector("input")?.focus();',
    to: 'const toField = (pressed: Element | null) => pressed?.closest("form").querySelector("input")?.focus();',
    reason: inForm,
  },
  {
    file: "src/account/reports/ReportsDialog.tsx",
    from: "const lines = reports.map((report, index) => ({ number: index + 1, text: JSON.stringify(report) })).reverse();",
    to: "const lines = reports.map((report, index) => ({ number: index - 1, text: JSON.stringify(report) })).reverse();",
    reason: "The number is only React's key of the line.",
  },
  {
    file: "src/components/FailureNotice.tsx",
    from: 'return t("failure.invalid", { fields: failure?.fields?.map(({ message }) => message).join("; ") ?? "" });',
    to: 'return t("failure.invalid", { fields: failure.fields?.map(({ message }) => message).join("; ") ?? "" });',
    reason: hasCode,
  },
  {
    file: "src/components/FailureNotice.tsx",
    from: 'return t("failure.other", { code: failure?.code });',
    to: 'return t("failure.other", { code: failure.code });',
    reason: hasCode,
  },
  {
    file: "src/courses/actors.ts",
    from: "if (hasUndelivered(learnerId)) {",
    to: "if (true) {",
    reason: "Nothing is delivered if nothing is kept; the condition saves loading the code.",
  },
  {
    file: "src/courses/api/delivery.ts",
    from: "const target = { ...sat, ...(moduleId !== undefined && { moduleId }) };",
    to: "const target = { ...sat, ...(true && { moduleId }) };",
    reason: moduleOfNone,
  },
  {
    file: "src/courses/api/delivery.ts",
    from: 'const isOpenPages = ({ page }: Undelivered): boolean => page !== "" && page === openPage();',
    to: "const isOpenPages = ({ page }: Undelivered): boolean => true && page === openPage();",
    reason: "In a browser, the open page has an address.",
  },
  {
    file: "src/courses/api/delivery.ts",
    from: 'const isOpenPages = ({ page }: Undelivered): boolean => page !== "" && page === openPage();',
    to: 'const isOpenPages = ({ page }: Undelivered): boolean => page !== "Stryker was here!" && page === openPage();',
    reason: "In a browser, the open page has an address.",
  },
  {
    file: "src/courses/api/note-draft.ts",
    from: "readJson(device, noteDraftsKey(learnerId), (value) => safeParse(Kept, value).data?.notes ?? null) ?? [];",
    to: "readJson(device, noteDraftsKey(learnerId), (value) => safeParse(Kept, value).data.notes ?? null) ?? [];",
    reason: "`readJson` takes an error of the function like null.",
  },
  {
    file: "src/exams/api/outbox.ts",
    from: "...(moduleId !== undefined && { moduleId }),",
    to: "...(true && { moduleId }),",
    reason: moduleOfNone,
  },
  {
    file: "src/exams/api/outbox.ts",
    from: ".filter(({ command }) => examTargetName(command) === examTargetName(sat) && command.attemptId === sat.attemptId)",
    to: ".filter(({ command }) => examTargetName(command) === examTargetName(sat) && true)",
    reason: "Answers of other attempts at the same exam were removed before.",
  },
  {
    file: "src/exams/api/outbox.ts",
    from: "return attemptId === null ? [] : readOutbox({ ...sat, attemptId });",
    to: "return false ? [] : readOutbox({ ...sat, attemptId });",
    reason: "Without an open attempt, the answers of all attempts were removed above.",
  },
  {
    file: "src/exams/api/outbox.ts",
    from: 'if (command.kind !== "examAnswer" || examTargetName(command) !== examTargetName(sat)) return;',
    to: "if (false || examTargetName(command) !== examTargetName(sat)) return;",
    reason: "Commands of other kinds have no attempt, which the next line finds; the condition tells the type.",
  },
  {
    file: "src/exams/exam/RefusedAnswers.tsx",
    from: "const places = refused.map(({ questionId }) => attempt?.questions.findIndex(({ id }) => id === questionId) ?? -1);",
    to: "const places = refused.map(({ questionId }) => attempt?.questions.findIndex(({ id }) => id === questionId) ?? +1);",
    reason: "Rejected answers are only shown in an attempt.",
  },
  {
    file: "src/library/article/ArticlePage.tsx",
    from: 'const slugOf = (s: ArticleSnapshot) => s.context.asked.slug ?? "";',
    to: 'const slugOf = (s: ArticleSnapshot) => s.context.asked.slug ?? "Stryker was here!";',
    reason: "Pages without a slug do not use it; the type does not know which these are.",
  },
  {
    file: "src/shell/AccountArea.tsx",
    from: '<Initial aria-hidden="true">{[...name][0]?.toUpperCase()}</Initial>',
    to: '<Initial aria-hidden="true">{[...name][0].toUpperCase()}</Initial>',
    reason: "Every account has an e-mail address, so there is a first character; the type does not know.",
  },
  {
    file: "src/ui/Button.tsx",
    from: 'size = "m",',
    to: 'size = "",',
    reason: "Any size but the large one looks like the medium one.",
  },
  {
    file: "src/device/clock.ts",
    from: 'let received = { now: "", ahead: 0 };',
    to: "let received = {};",
    reason: "Any instant differs from it, and it is replaced before it is read.",
  },
  {
    file: "src/device/clock.ts",
    from: 'let received = { now: "", ahead: 0 };',
    to: 'let received = { now: "Stryker was here!", ahead: 0 };',
    reason: "Any instant differs from it, and it is replaced before it is read.",
  },
  {
    file: "src/device/storage.ts",
    from: 'const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");',
    to: 'const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "Stryker was here!");',
    reason: "Storage has a key for every number below its length.",
  },
  ...judgedInMachines,
  ...judgedInServer,
];
