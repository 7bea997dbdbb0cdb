/** A set of strings that stores 64 bits of each: among ten million, two collide once in 300,000 runs. */
export class HashSet {
  #slots = new Uint32Array(1 << 17);
  #size = 0;

  /** How many different strings were added. */
  get size(): number {
    return this.#size;
  }

  /** Adds a string; false if it was there. */
  add(text: string): boolean {
    let low = 0x811c9dc5;
    let high = 0x9e3779b9;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      low = Math.imul(low ^ code, 0x01000193);
      high = Math.imul((high << 5) ^ (high >>> 27) ^ code, 0x85ebca6b);
    }
    low = Math.imul(low ^ (low >>> 16), 0x7feb352d) >>> 0;
    high = (Math.imul(high ^ (high >>> 15), 0xc2b2ae35) | 1) >>> 0;
    if (!put(this.#slots, low, high)) return false;
    this.#size += 1;
    if (this.#size * 4 > this.#slots.length) this.#grow();
    return true;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Uint32Array(before.length * 2);
    for (let at = 0; at < before.length; at += 2) {
      const high = before[at + 1] ?? 0;
      if (high !== 0) put(this.#slots, before[at] ?? 0, high);
    }
  }
}

/**
 * Puts two halves into the first free pair of slots; false if they were there. The second half is never 0, which marks
 * a free slot.
 */
function put(slots: Uint32Array, low: number, high: number): boolean {
  const last = slots.length / 2 - 1;
  for (let at = low & last; ; at = (at + 1) & last) {
    const held = slots[at * 2 + 1];
    if (held === 0) {
      slots[at * 2] = low;
      slots[at * 2 + 1] = high;
      return true;
    }
    if (held === high && slots[at * 2] === low) return false;
  }
}
