import { type ParseArgsConfig, parseArgs } from "node:util";
import { StartError } from "../server/start-error";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** One of the commands of a program. */
export interface CommandForm<Name extends string = string> {
  /**
   * What follows its name, in order: `FILE` has to be there, `[FOLDER]` need not, `course` is a word as it stands, and
   * any number of words may come for `[PAGE…]`.
   */
  takes: readonly string[];
  /** The options that it has, of those of the program. */
  options?: readonly Name[];
}

/** Whether the arguments ask for the help. */
export const wantsHelp = (args: readonly string[]): boolean =>
  args[0] === "help" || args.includes("--help") || args.includes("-h");

/** Node takes `--uses -1` for two options: they become `--uses=-1`. */
function withNegatives(args: readonly string[], options: Options): string[] {
  const joined: string[] = [];
  for (const word of args) {
    const before = joined.at(-1) ?? "";
    const isValue = /^-\d/.test(word) && before.startsWith("--") && options[before.slice(2)]?.type === "string";
    if (isValue) joined[joined.length - 1] = `${before}=${word}`;
    else joined.push(word);
  }
  return joined;
}

/** What Node says about arguments that it cannot read, in one sentence. */
function sentenceOf(thrown: unknown): string {
  const [said = ""] = (thrown instanceof Error ? thrown.message : String(thrown)).split(/\. |\n/);
  const [, option] = /^Option '(?:-\w, )?(--[\w-]+) <value>' argument/.exec(said) ?? [];
  return option === undefined ? said : `${option} needs a value`;
}

const isOptional = (word: string): boolean => word.startsWith("[");
const isFixed = (word: string): boolean => /^[a-z]/.test(word);

/** What is wrong with the words of a command; null if nothing is. */
function mistakeIn(name: string, { takes }: CommandForm, words: readonly string[]): string | null {
  const wrong = takes.findIndex((word, at) => isFixed(word) && words[at] !== undefined && words[at] !== word);
  if (wrong >= 0) return `There is no command "${[name, ...words.slice(0, wrong + 1)].join(" ")}"`;
  const missing = takes.filter((word, at) => !isOptional(word) && !words[at]);
  const full = [name, ...takes.filter(isFixed)].join(" ");
  if (missing.length > 0) return `"${full}" needs ${missing.join(" ")}`;
  const [surplus] = takes.at(-1)?.endsWith("…]") ? [] : words.slice(takes.length);
  return surplus === undefined ? null : `"${full}" does not take "${surplus}"`;
}

/**
 * Reads the arguments of a program that has several commands. Node checks the values' types.
 * @throws {StartError} that says what is unknown, missing, or too much, before the program's usage
 */
export function readCommand<const O extends Options, Name extends string>(
  args: readonly string[],
  {
    commands,
    options,
    usage,
  }: { commands: Readonly<Record<Name, CommandForm<keyof O & string>>>; options: O; usage: string },
) {
  const refuse = (mistake: string): never => {
    throw new StartError(`${mistake}; the commands are:\n\n${usage}`);
  };
  const read = () => {
    try {
      return parseArgs({ args: withNegatives(args, options), options, allowPositionals: true, tokens: true });
    } catch (thrown) {
      return refuse(sentenceOf(thrown));
    }
  };
  const { values, positionals, tokens } = read();
  const [typed = "", ...words] = positionals;
  if (typed === "") return refuse("No command is named");
  if (!Object.hasOwn(commands, typed)) return refuse(`There is no command "${typed}"`);
  const name = typed as Name;
  const form = commands[name];
  const mistake = mistakeIn(name, form, words);
  if (mistake !== null) return refuse(mistake);
  const own: readonly string[] = form.options ?? [];
  const foreign = tokens.find((token) => token.kind === "option" && !own.includes(token.name));
  if (foreign?.kind === "option") {
    const has = own.length === 0 ? "it has none" : `it has ${own.map((option) => `--${option}`).join(", ")}`;
    throw new StartError(`"${name}" has no option --${foreign.name}; ${has}.`);
  }
  return { name, words, values };
}

/**
 * Reads the arguments of a program without commands. Prints the usage instead, and ends the program, if they ask for it
 * or cannot be read.
 */
export function readOptions<const O extends Options>(
  args: readonly string[],
  { options, usage, allowPositionals }: { options: O; usage: string; allowPositionals: boolean },
) {
  if (wantsHelp(args)) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ args: withNegatives(args, options), options, allowPositionals });
  } catch (thrown) {
    console.error(`${sentenceOf(thrown)}; the arguments are:\n\n${usage}`);
    process.exit(1);
  }
}

/** What `read` returns; if an argument is one that there is not, its sentence is printed and the program ends. */
export function explained<T>(read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof StartError)) throw thrown;
    console.error(thrown.message);
    process.exit(1);
  }
}
