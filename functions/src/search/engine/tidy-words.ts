import { appendSlots, type Postings, slotsOf } from './postings.ts';
import { createWordIndexBuilder, buildWordIndex, type WordIndex } from './word-index.ts';
import { wordsInOrder } from './word-list.ts';

/**
 * Rebuilds the word index for moved listings. `place` gives the new slot of each slot, or -1 to drop it.
 * Slots of the last build keep their order. Unused words are dropped, and the most common words come
 * first.
 */
export function tidyWords(index: WordIndex, place: Int32Array, ads: number): WordIndex {
  const { list, title, body } = index;
  const slots = new Uint32Array(place.length);
  const count = (postings: Postings) => {
    const counts = new Uint32Array(list.size);
    for (let word = 0; word < list.size; word++) {
      counts[word] = movedSlots(postings, word, place, slots);
    }
    return counts;
  };
  const inTitle = count(title);
  const inBody = count(body);
  const order = orderByFrequency(inBody, inTitle);
  const pick = (counts: Uint32Array) => order.map((word) => counts[word] as number);
  const draft = createWordIndexBuilder(wordsInOrder(list, order), pick(inTitle), pick(inBody), ads);
  for (const name of ['title', 'body'] as const) {
    const tidy = draft[name];
    order.forEach((old, word) => {
      const moved = movedSlots(index[name], old, place, slots);
      // Slots added after the last build are not sorted.
      if (old < index[name].heads.length && index[name].heads[old] !== 0) {
        slots.subarray(0, moved).sort();
      }
      appendSlots(tidy, word, slots, moved);
    });
  }
  return buildWordIndex(draft);
}

/** Writes the new slots of the word's listings and returns their number. */
function movedSlots(
  postings: Postings,
  word: number,
  place: Int32Array,
  slots: Uint32Array,
): number {
  const count = slotsOf(postings, word, slots);
  let moved = 0;
  for (let i = 0; i < count; i++) {
    const slot = place[slots[i] as number] as number;
    if (slot >= 0) slots[moved++] = slot;
  }
  return moved;
}

/** The word numbers by descending count, without unused words. */
function orderByFrequency(counts: Uint32Array, others: Uint32Array): Uint32Array {
  let most = 0;
  for (const count of counts) if (count > most) most = count;
  // A counting sort: first the number of words per count, then the next index of each count.
  const places = new Uint32Array(most + 2);
  const isUsed = (word: number) => counts[word] !== 0 || others[word] !== 0;
  let used = 0;
  for (let word = 0; word < counts.length; word++) {
    if (!isUsed(word)) continue;
    const count = counts[word] as number;
    places[count] = (places[count] as number) + 1;
    used++;
  }
  for (let count = most, before = 0; count >= 0; count--) {
    const words = places[count] as number;
    places[count] = before;
    before += words;
  }
  const order = new Uint32Array(used);
  for (let word = 0; word < counts.length; word++) {
    if (!isUsed(word)) continue;
    const count = counts[word] as number;
    const at = places[count] as number;
    places[count] = at + 1;
    order[at] = word;
  }
  return order;
}
