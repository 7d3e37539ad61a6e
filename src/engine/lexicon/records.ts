/** Words as records of letter indices, by length, in the order in which they came. */
export class WordRecords {
  readonly #byLength = new Map<number, { bytes: Uint8Array; used: number }>();

  add(indices: readonly number[]): void {
    const { length } = indices;
    let records = this.#byLength.get(length);
    if (!records) {
      records = { bytes: new Uint8Array(length * 16), used: 0 };
      this.#byLength.set(length, records);
    }
    if (records.used + length > records.bytes.length) {
      const larger = new Uint8Array(records.bytes.length * 2);
      larger.set(records.bytes);
      records.bytes = larger;
    }
    records.bytes.set(indices, records.used);
    records.used += length;
  }

  get byLength(): ReadonlyMap<number, Uint8Array> {
    return new Map(
      [...this.#byLength].map(([length, { bytes, used }]) => [length, bytes.subarray(0, used)]),
    );
  }
}
