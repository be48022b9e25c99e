/** A growing column of 32-bit integers. Must not know what they mean. */

/** One integer for each step, packed: a game of a hundred thousand steps takes 400 kB a column. */
export class IntColumn {
  #cells = new Int32Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** The value at `index`, 0 … length - 1; 0 beyond. */
  at(index: number): number {
    return this.#cells[index] ?? 0;
  }

  push(value: number): void {
    if (this.#length === this.#cells.length) {
      const wider = new Int32Array(this.#length * 2);
      wider.set(this.#cells);
      this.#cells = wider;
    }
    this.#cells[this.#length++] = value;
  }

  /** The first `length` values. */
  copy(length: number): IntColumn {
    const copy = new IntColumn();
    copy.#length = Math.min(length, this.#length);
    copy.#cells = this.#cells.slice(0, Math.max(copy.#length, 1024));
    return copy;
  }

  /** Changes the value at `index`, 0 … length - 1. */
  set(index: number, value: number): void {
    if (index >= 0 && index < this.#length) this.#cells[index] = value;
  }

  /** Forgets everything from `length` on. */
  truncate(length: number): void {
    if (length < this.#length) this.#length = length;
  }
}
