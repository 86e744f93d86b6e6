import { randomId } from "./random-id";
import { device } from "./storage";

/** Where the device keeps the latest `Command-Order` that it has given. */
export const orderKey = "academy.command-order";
const pattern = /^([\w-]{8,64})\.(\d{1,15})$/;

interface Sequence {
  /** Random: the server compares numbers of the same id only. */
  id: string;
  /** The greatest number in use. */
  last: number;
}

/** What the browser did not store; it counts for as long as the page is open. */
let unstored: Sequence | null = null;

/** The device's sequence; all tabs share it, and it outlives them. */
function read(): Sequence {
  const [, id, last] = pattern.exec(device.read(orderKey) ?? "") ?? [];
  if (!id) return unstored ?? { id: randomId(), last: 0 };
  return { id, last: Math.max(Number(last), unstored?.id === id ? unstored.last : 0) };
}

function write(sequence: Sequence): void {
  const order = `${sequence.id}.${sequence.last}`;
  device.write(orderKey, order);
  unstored = device.read(orderKey) === order ? null : sequence;
}

/**
 * A number for a command that is being given: greater than all before on this device, even after a reload and if its
 * clock was set back. Two tabs that ask at the same moment can get the same one.
 * @param after a number that was in use before
 */
export function nextNumber(after = 0): number {
  const { id, last } = read();
  const number = Math.max(Date.now(), last + 1, after + 1);
  write({ id, last: number });
  return number;
}

/** The `Command-Order` of a command: by its number, or as the latest one. */
export function commandOrder(number = nextNumber()): string {
  const { id, last } = read();
  // An entry may be older than the sequence.
  if (number > last) write({ id, last: number });
  return `${id}.${number}`;
}

/** Starts another sequence, so that commands of different accounts do not have the same id. */
export function forgetOrder(): void {
  unstored = null;
  device.remove(orderKey);
}
