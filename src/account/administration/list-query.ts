import { storable } from "../../routes/storable";

/**
 * Reads the query of a list of the administration: names that it has, texts of a length that the server takes, as its
 * machine has it. What the values mean is checked by the server, whose answer the page shows.
 */
export const queryWith =
  (...names: readonly string[]) =>
  (raw: Record<string, unknown>): Record<string, string> => {
    const text = (name: string) => {
      const value = raw[name];
      return typeof value === "string" || typeof value === "number"
        ? [...storable(String(value))].slice(0, 200).join("")
        : "";
    };
    const said = names.map((name) => [name, text(name)] as const).filter(([, value]) => value !== "");
    const at = ["before", "after"].filter((name) => /^[1-9]\d{0,14}$/.test(text(name)));
    return Object.fromEntries([...said, ...at.map((name) => [name, text(name)] as const)]);
  };
