import type { Told } from "./told";

/** A text in which nothing is Markdown. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>|~#]/g, "\\$&").replace(/\s+/g, " ");

const row = (...cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** Planned tests as Markdown, for people: a table for each test. */
export function markdownOf({ title, description, tests }: Told): string {
  const blocks = tests.map(({ id, title: name, steps }) =>
    [
      `## ${plain(name)}`,
      "",
      row("Step", "Do", "Expect", "Trace"),
      row("---", "---", "---", "---"),
      ...steps.map(({ number, does, sees, label, state }) =>
        row(
          number === 0 ? "Start" : String(number),
          plain(does.join(" ")),
          plain(sees.join(" ")),
          plain(`${id}.${number}: ${label}; ${state}`),
        ),
      ),
    ].join("\n"),
  );
  return `${[`# ${plain(title)}`, ...(description === "" ? [] : [plain(description)]), ...blocks].join("\n\n")}\n`;
}
