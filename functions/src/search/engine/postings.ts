import { addTo, type Bitset, elementsFor } from './bitset.ts';

/** The listings that contain a word: those of the last build, and those added since. */
export interface Postings {
  /** The first `dense` words, which most listings contain, have bit sets; the others have lists. */
  dense: number;
  /** Elements of one bit set. */
  stride: number;
  bits: Bitset;
  /** The start of each other word's list in `slots`; the next entry is its end. */
  starts: Uint32Array;
  slots: Uint32Array;
  /**
   * Added listings, as linked lists: 0, or the index in `links` of the word's newest pair (slot, next
   * index).
   */
  heads: Uint32Array;
  links: Uint32Array;
  linksEnd: number;
}

/** Postings during a build. */
export interface PostingsBuilder {
  postings: Postings;
  /** How far each list is filled. */
  next: Uint32Array;
}

/**
 * Prepares postings for slots 0 to `ads`. `counts` are the listings per word; the first `dense` words get
 * bit sets.
 */
export function createPostingsBuilder(
  counts: Uint32Array,
  ads: number,
  dense: number,
): PostingsBuilder {
  const starts = new Uint32Array(counts.length + 1);
  for (let word = 0; word < counts.length; word++) {
    const listed = word < dense ? 0 : (counts[word] as number);
    starts[word + 1] = (starts[word] as number) + listed;
  }
  const stride = elementsFor(ads);
  const postings = {
    dense,
    stride,
    bits: new Int32Array(dense * stride),
    starts,
    slots: new Uint32Array(starts[counts.length] as number),
    heads: new Uint32Array(counts.length),
    links: new Uint32Array(64),
    linksEnd: 2,
  };
  return { postings, next: starts.slice() };
}

/** Appends the first `count` of `slots` to a word. Slots must ascend over all calls for one word. */
export function appendSlots(
  { postings, next }: PostingsBuilder,
  word: number,
  slots: Uint32Array,
  count: number,
): void {
  if (word < postings.dense) {
    const { bits } = postings;
    const from = word * postings.stride;
    for (let i = 0; i < count; i++) {
      const slot = slots[i] as number;
      const element = from + (slot >>> 5);
      bits[element] = (bits[element] as number) | (1 << (slot & 31));
    }
    return;
  }
  const list = postings.slots;
  const at = next[word] as number;
  for (let i = 0; i < count; i++) list[at + i] = slots[i] as number;
  next[word] = at + count;
}

/** Adds a listing to a word after the build. Adding the same one again does nothing. */
export function addPosting(postings: Postings, word: number, slot: number): void {
  if (word >= postings.heads.length) {
    const longer = new Uint32Array(Math.ceil(word * 1.5) + 64);
    longer.set(postings.heads);
    postings.heads = longer;
  }
  const newest = postings.heads[word] as number;
  if (newest !== 0 && postings.links[newest] === slot) return;
  if (postings.linksEnd === postings.links.length) {
    const longer = new Uint32Array(postings.links.length * 2);
    longer.set(postings.links);
    postings.links = longer;
  }
  postings.links[postings.linksEnd] = slot;
  postings.links[postings.linksEnd + 1] = newest;
  postings.heads[word] = postings.linksEnd;
  postings.linksEnd += 2;
}

/** Adds the listings that contain the word to `set`; returns a measure of the work. */
export function addListingsWithWord(postings: Postings, word: number, set: Bitset): number {
  const { dense, stride, bits, starts, slots, heads, links } = postings;
  let work = 0;
  if (word < dense) {
    const from = word * stride;
    for (let i = 0; i < stride; i++) set[i] = (set[i] as number) | (bits[from + i] as number);
    work = stride;
  } else if (word < starts.length - 1) {
    const end = starts[word + 1] as number;
    let at = starts[word] as number;
    work = end - at;
    for (; at < end; at++) addTo(set, slots[at] as number);
  }
  if (word >= heads.length) return work;
  for (let at = heads[word] as number; at !== 0; at = links[at + 1] as number) {
    addTo(set, links[at] as number);
    work++;
  }
  return work;
}

/** Writes the slots of the listings that contain the word, added ones last. Returns their number. */
export function slotsOf(postings: Postings, word: number, into: Uint32Array): number {
  const { dense, stride, bits, starts, slots, heads, links } = postings;
  let count = 0;
  if (word < dense) {
    for (let i = 0; i < stride; i++) {
      for (let rest = bits[word * stride + i] as number; rest !== 0; rest &= rest - 1) {
        into[count++] = (i << 5) + 31 - Math.clz32(rest & -rest);
      }
    }
  } else if (word < starts.length - 1) {
    const end = starts[word + 1] as number;
    for (let at = starts[word] as number; at < end; at++) into[count++] = slots[at] as number;
  }
  if (word >= heads.length) return count;
  for (let at = heads[word] as number; at !== 0; at = links[at + 1] as number) {
    into[count++] = links[at] as number;
  }
  return count;
}
