import { type CommandForm, explained, readCommand, wantsHelp } from "../bin/command-line";
import { StartError } from "../server/start-error";

const usage = `npm run bench -- api [--quick] [--only WORDS]   the API and a kept page, next to bare replies and bare queries
npm run bench -- durability [ROUNDS]           kills the server during writes, 20 times
npm run bench -- failover [ROUNDS] [WORDS]     makes machines and processes fail, 5 times each, or those with WORDS
npm run bench -- flows [ROUNDS]                the layout of the statecharts, 3 times
npm run bench -- hostile [REQUESTS] [--seed N] 50000 malformed requests
npm run bench -- import [--courses N]          a change of one file of 5000 courses
npm run bench -- learners [LEARNERS] [MINUTES] 500 learners in 5 minutes, then twice what a process bears
npm run bench -- page [ROUNDS] [PAGE…]         first visits on a slow phone, 5 of each page
npm run bench -- rows                          what learners cost in rows and bytes
npm run bench -- search [--courses N]          searches in 5000 courses over 50 connections
npm run bench -- sign-in                       a class that signs in from one address
npm run bench -- stalled [CONNECTIONS]         1000 unfinished requests from one address
npm run bench -- upgrade                       an upgrade while the site is used, and back
npm run bench -- usage                         the usage data of 10 million visits

The comment at the top of bench/NAME.ts says what each needs, and when it fails.`;

const options = {
  quick: { type: "boolean", default: false },
  only: { type: "string", default: "" },
  seed: { type: "string" },
  courses: { type: "string" },
  /** For a benchmark's own child process. */
  bare: { type: "boolean", default: false },
} as const;

/** What is in capitals is a number, except `WORDS` and `PAGE…`. */
const commands = {
  api: { takes: [], options: ["quick", "only", "bare"] },
  durability: { takes: ["[ROUNDS]"] },
  failover: { takes: ["[ROUNDS]", "[WORDS]"] },
  flows: { takes: ["[ROUNDS]"] },
  hostile: { takes: ["[REQUESTS]"], options: ["seed"] },
  import: { takes: [], options: ["courses"] },
  learners: { takes: ["[LEARNERS]", "[MINUTES]"] },
  page: { takes: ["[ROUNDS]", "[PAGE…]"] },
  rows: { takes: [] },
  search: { takes: [], options: ["courses", "bare"] },
  "sign-in": { takes: [] },
  stalled: { takes: ["[CONNECTIONS]"] },
  upgrade: { takes: [] },
  usage: { takes: [] },
} as const satisfies Record<string, CommandForm<keyof typeof options>>;

const isNumber = (word: string): boolean => /^[1-9]\d{0,8}$/.test(word);

/** @throws {StartError} unless it is a number, or left out */
function numberIn(option: string, value: string | undefined): number | undefined {
  if (value === undefined || isNumber(value)) return value === undefined ? undefined : Number(value);
  throw new StartError(`--${option} is "${value}"; set it to a whole number from 1, or leave it out.`);
}

/** @throws {StartError} for what the benchmark would not understand */
function read(args: readonly string[]) {
  const { name, words, values } = readCommand(args, { commands, options, usage });
  const takes: readonly string[] = commands[name].takes;
  const end = words.findIndex((word) => !isNumber(word));
  const numbers = end < 0 ? words : words.slice(0, end);
  const [other] = words.slice(numbers.length);
  if (other !== undefined && !takes.some((one) => /WORDS|PAGE/.test(one)))
    throw new StartError(`"${name}" takes ${takes.join(" ")}, whole numbers from 1, and not "${other}".`);
  return {
    name,
    numbers: numbers.map(Number),
    words: words.slice(numbers.length),
    values: { ...values, courses: numberIn("courses", values.courses), seed: numberIn("seed", values.seed) },
  };
}

/**
 * The arguments of the benchmark that runs. Prints the usage instead, and ends the program, if they ask for it or cannot
 * be read.
 */
export function benchArguments(args: readonly string[] = process.argv.slice(2)) {
  if (wantsHelp(args)) {
    console.log(usage);
    process.exit(0);
  }
  return explained(() => read(args));
}
