/**
 * Whether an engine that shards tables by account could send a statement to one node: each table of accounts in it has
 * to be limited to one account, by an equality that every row must meet. Reads the SQL that Drizzle writes.
 */

/** A name, a word, a number, a parameter, a punctuation mark, or the tokens within parentheses. */
type Token = string | Token[];

export interface Statement {
  sql: string;
  params: readonly unknown[];
}

/** The column of a table that names the account, by table: `account_id`, and `id` of `account` itself. */
export type AccountColumns = ReadonlyMap<string, string>;

const lexeme = /'(?:[^']|'')*'|"([^"]+)"|\$\d+|\w+|[^\s\w]/g;

/** Quoted names lose their quotes, keywords become lower case, and parentheses become nested lists. */
function read(sql: string): Token[] {
  const groups: Token[][] = [[]];
  for (const [text, quoted] of sql.matchAll(lexeme)) {
    if (text === "(") groups.push([]);
    else if (text === ")") {
      const closed = groups.pop() ?? [];
      groups.at(-1)?.push(closed);
    } else groups.at(-1)?.push(quoted ?? text.toLowerCase());
  }
  const [whole] = groups;
  if (groups.length !== 1 || !whole) throw new Error(`Parentheses do not match: ${sql}`);
  return whole;
}

const clauseEnds = new Set(["where", "group", "order", "limit", "offset", "for", "returning", "having", "union"]);
const commands = new Set(["select", "insert", "update", "delete"]);
const joins = new Set(["inner", "left", "right", "full", "cross", "join"]);

/** The conditions that hold for every row: the parts of a conjunction, also of nested ones. */
function conjuncts(tokens: readonly Token[]): Token[][] {
  const [only] = tokens;
  if (tokens.length === 1 && Array.isArray(only)) return conjuncts(only);
  if (tokens.includes("or")) return [];
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token === "and") parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.length === 1 ? parts : parts.flatMap(conjuncts);
}

/** The tokens from one of these words to the next end of a clause. */
function clause(tokens: readonly Token[], word: string): Token[] {
  const start = tokens.indexOf(word);
  if (start < 0) return [];
  const rest = tokens.slice(start + 1);
  const end = rest.findIndex((token) => typeof token === "string" && clauseEnds.has(token));
  return end < 0 ? rest : rest.slice(0, end);
}

interface Relation {
  table: string;
  /** The conditions of its join; for an outer join they limit this table only. */
  on: Token[][];
  isOuter: boolean;
}

/** The tables after `from`, `update` or `delete from`, with their joins. */
function relationsIn(tokens: readonly Token[]): Relation[] {
  const [command, next] = tokens;
  if (command === "update" && typeof next === "string") return [{ table: next, on: [], isOuter: false }];
  const from = clause(tokens, "from");
  const relations: Relation[] = [];
  from.forEach((token, index) => {
    const before = from[index - 1];
    if (typeof token !== "string" || (index > 0 && before !== "join" && before !== ",")) return;
    const rest = from.slice(index + 1);
    const end = rest.findIndex((one) => typeof one === "string" && (joins.has(one) || one === ","));
    const part = end < 0 ? rest : rest.slice(0, end);
    const on = part.indexOf("on");
    const isOuter = ["left", "right", "full"].includes(String(from[index - 2]));
    relations.push({ table: token, on: on < 0 ? [] : conjuncts(part.slice(on + 1)), isOuter });
  });
  return relations;
}

/** One side of an equality: a column as `table.column`, or a parameter. */
const sides = (condition: readonly Token[]): [string, string] | null => {
  const text = condition.every((token) => typeof token === "string") ? condition.join("") : "";
  const [, left, right] = /^((?:\w+\.\w+)|\$\d+)=((?:\w+\.\w+)|\$\d+)$/.exec(text) ?? [];
  return left && right ? [left, right] : null;
};

/** The tables of accounts among these relations that nothing limits to the account. */
function unlimitedAmong(
  relations: readonly Relation[],
  where: readonly Token[][],
  isAccount: (parameter: string) => boolean,
  columns: AccountColumns,
): string[] {
  const limited = new Set<string>();
  const keyOf = (table: string) => `${table}.${columns.get(table)}`;
  const isLimited = (side: string): boolean =>
    side.startsWith("$") ? isAccount(side) : [...limited].some((table) => keyOf(table) === side);
  const limits = (condition: readonly Token[], table: string): boolean => {
    const [left, right] = sides(condition) ?? [];
    if (!left || !right) return false;
    return (left === keyOf(table) && isLimited(right)) || (right === keyOf(table) && isLimited(left));
  };
  const inner = [...where, ...relations.filter(({ isOuter }) => !isOuter).flatMap(({ on }) => on)];
  const own = relations.filter(({ table }) => columns.has(table));
  // Each round may limit a table by one that the round before has limited.
  for (const _ of own)
    for (const { table, on } of own)
      if ([...inner, ...on].some((condition) => limits(condition, table))) limited.add(table);
  return own.map(({ table }) => table).filter((table) => !limited.has(table));
}

/** The lists between commas. */
const listed = (tokens: readonly Token[]): Token[][] =>
  tokens.reduce<Token[][]>(
    (lists, token) => {
      if (token === ",") lists.push([]);
      else lists.at(-1)?.push(token);
      return lists;
    },
    [[]],
  );

/** An insert names the account if every row has it in the column of the account. */
function isInsertLimited(
  [, , , names, values, ...rest]: readonly Token[],
  column: string,
  isAccount: (parameter: string) => boolean,
): boolean {
  if (!Array.isArray(names) || values !== "values") return false;
  const place = listed(names).findIndex(([name]) => name === column);
  const end = rest.findIndex((token) => token === "on" || token === "returning");
  const rows = (end < 0 ? rest : rest.slice(0, end)).filter((token) => Array.isArray(token));
  return (
    place >= 0 &&
    rows.every((row) => {
      const [value, ...others] = listed(row)[place] ?? [];
      return typeof value === "string" && others.length === 0 && isAccount(value);
    })
  );
}

/**
 * The tables of accounts in a statement, also in its subqueries, that it does not limit to the account; empty if a
 * single node can answer it.
 */
export function notLimitedToAccount({ sql, params }: Statement, accountId: number, columns: AccountColumns): string[] {
  const isAccount = (parameter: string): boolean =>
    /^\$\d+$/.test(parameter) && String(params[Number(parameter.slice(1)) - 1]) === String(accountId);
  const visit = (whole: readonly Token[]): string[] => {
    const nested = whole.flatMap((token) => (Array.isArray(token) ? visit(token) : []));
    // The queries after `with` are nested.
    const tokens = whole[0] === "with" ? whole.slice(whole.findIndex((token) => commands.has(String(token)))) : whole;
    const [command, , table] = tokens;
    if (command === "insert") {
      const column = columns.get(String(table));
      return column === undefined || isInsertLimited(tokens, column, isAccount) ? nested : [String(table), ...nested];
    }
    if (!commands.has(String(command))) return nested;
    const where = conjuncts(clause(tokens, "where"));
    return [...unlimitedAmong(relationsIn(tokens), where, isAccount, columns), ...nested];
  };
  return [...new Set(visit(read(sql)))];
}
