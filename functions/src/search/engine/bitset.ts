/** A set of slots: slot `n` is bit `n % 32` of element `n / 32`. */
export type Bitset = Int32Array;

/** An empty set with capacity for `slots` slots. */
export function emptyBitset(slots: number): Bitset {
  return new Int32Array(elementsFor(slots));
}

/** The number of elements that hold `slots` bits. */
export function elementsFor(slots: number): number {
  return (slots + 31) >>> 5;
}

export function addTo(set: Bitset, slot: number): void {
  set[slot >>> 5] = (set[slot >>> 5] as number) | (1 << (slot & 31));
}

export function removeFrom(set: Bitset, slot: number): void {
  set[slot >>> 5] = (set[slot >>> 5] as number) & ~(1 << (slot & 31));
}

export function isIn(set: Bitset, slot: number): boolean {
  return (((set[slot >>> 5] as number) >>> (slot & 31)) & 1) === 1;
}

/** Intersects `set` with `other` in place; false when it is empty then. */
export function intersect(set: Bitset, other: Bitset): boolean {
  let left = 0;
  for (let i = 0; i < set.length; i++) {
    const both = (set[i] as number) & (other[i] as number);
    set[i] = both;
    left |= both;
  }
  return left !== 0;
}

/** Removes the slots of `other` from `set`. */
export function removeAll(set: Bitset, other: Bitset): void {
  for (let i = 0; i < set.length; i++) set[i] = (set[i] as number) & ~(other[i] as number);
}

/** Adds the slots of `other` to `set`. */
export function addAll(set: Bitset, other: Bitset): void {
  for (let i = 0; i < set.length; i++) set[i] = (set[i] as number) | (other[i] as number);
}

/** Removes the slots that do not pass a test. */
export function keepIf(set: Bitset, isKept: (slot: number) => boolean): void {
  for (let i = 0; i < set.length; i++) {
    let left = set[i] as number;
    for (let rest = left; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (!isKept((i << 5) + 31 - Math.clz32(bit))) left ^= bit;
    }
    set[i] = left;
  }
}

export function isSupersetOf(set: Bitset, needed: Bitset): boolean {
  for (let i = 0; i < needed.length; i++) {
    if (((needed[i] as number) & ~(set[i] as number)) !== 0) return false;
  }
  return true;
}

/** The number of slots in the set. */
export function countBits(set: Bitset): number {
  let size = 0;
  for (const element of set) for (let rest = element; rest !== 0; rest &= rest - 1) size++;
  return size;
}
