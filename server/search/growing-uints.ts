/** Numbers without a sign, as compact as their largest one allows. */
export type Uints = Uint16Array | Uint32Array;

/** An array of numbers with as many bits as its largest value needs: most indexes have less than 65,536 of anything. */
export const uintsFor = (largest: number, length: number): Uints =>
  largest < 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);

/** A list of numbers from 0 to 2^32 - 1 that grows, without an object for each. */
export class GrowingUints {
  private values = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length] = value;
    this.length += 1;
  }

  at(place: number): number {
    return this.values[place] ?? 0;
  }

  /** A compact copy. */
  compact(): Uints {
    const used = this.values.subarray(0, this.length);
    let largest = 0;
    for (const value of used) if (value > largest) largest = value;
    const result = uintsFor(largest, this.length);
    result.set(used);
    return result;
  }
}

/** Texts in one block of UTF-8: as strings, most of them would take twice as much memory. */
export class GrowingTexts {
  private bytes = Buffer.alloc(1 << 16);
  private readonly ends = new GrowingUints();
  private used = 0;

  push(text: string): void {
    const length = Buffer.byteLength(text);
    if (this.used + length > this.bytes.length) {
      const larger = Buffer.alloc(Math.max(this.bytes.length * 2, this.used + length));
      this.bytes.copy(larger, 0, 0, this.used);
      this.bytes = larger;
    }
    this.bytes.write(text, this.used);
    this.used += length;
    this.ends.push(this.used);
  }

  /** Reads the texts by number, from 0. */
  compact(): (number: number) => string {
    const bytes = Buffer.from(this.bytes.subarray(0, this.used));
    const ends = this.ends.compact();
    return (number) => bytes.toString("utf8", ends[number - 1] ?? 0, ends[number] ?? 0);
  }
}
