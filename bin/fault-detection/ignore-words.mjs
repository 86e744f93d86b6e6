// A plugin of Stryker: no faults in words and CSS, which have no behavior.

/** Properties of machines that only describe. */
const words = new Set(["description", "meta", "types", "title"]);
/** Names that are only words if they are written out. */
const names = new Set(["id", "systemId"]);
const css = /^(styled|css|keyframes|createGlobalStyle)\b/;

/** The name at the beginning of a tag: `styled` of `styled.p.attrs(…)`. */
function tagOf(node) {
  if (node.type === "Identifier") return node.name;
  if (node.type === "MemberExpression") return tagOf(node.object);
  if (node.type === "CallExpression") return tagOf(node.callee);
  return "";
}

/** @returns {string | undefined} why there is no fault at this place of the syntax tree */
function reasonAt(path) {
  if (path.isTaggedTemplateExpression() && css.test(tagOf(path.node.tag))) return "CSS";
  if (!path.isObjectProperty() || path.node.computed) return undefined;
  const name = path.node.key.name ?? path.node.key.value;
  const isText = path.node.value.type === "StringLiteral";
  if (words.has(name) && (name === "meta" || name === "types" || isText)) return "words";
  return names.has(name) && isText ? "a name" : undefined;
}

export const strykerPlugins = [{ kind: "Ignore", name: "words", value: { shouldIgnore: reasonAt } }];
