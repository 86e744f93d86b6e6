/** What a key does in a player. */
export type KeyCommand = "toggle" | "sound" | "captions" | "fullScreen" | { skip: number };

/** The keys that many players have; skips are in seconds. */
const commands: Readonly<Record<string, KeyCommand>> = {
  " ": "toggle",
  k: "toggle",
  m: "sound",
  c: "captions",
  f: "fullScreen",
  ArrowLeft: { skip: -5 },
  ArrowRight: { skip: 5 },
  j: { skip: -10 },
  l: { skip: 10 },
};

interface Pressed {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  target: EventTarget;
}

/** What a key that is pressed in a player does; null if it does nothing, or belongs to the control with the focus. */
export function commandOf({ key, ctrlKey, altKey, metaKey, target }: Pressed): KeyCommand | null {
  const { localName } = target as Element;
  if (ctrlKey || altKey || metaKey || localName === "select") return null;
  if (key === " " && localName !== "video" && localName !== "input") return null;
  return commands[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
