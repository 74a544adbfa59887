import type { SearchDocument } from '../search-document.ts';
import { type ListingIndex, tidy } from './listing-index.ts';
import { readCard } from './card-bytes.ts';
import { slotsOf } from './postings.ts';
import type { WordIndex } from './word-index.ts';
import { textOfWords } from './word-list.ts';

/** See `SearchEngine.documents`. */
export function* documentsOf(index: ListingIndex): Generator<SearchDocument, void> {
  tidy(index);
  const { columns, cards, words } = index;
  const { starts, numbers } = wordsByListing(words, columns.size);
  const texts = textOfWords(words.list);
  for (let slot = 0; slot < columns.size; slot++) {
    const own = numbers.subarray(starts[slot], starts[slot + 1]);
    const itsWords = Array.from(own, (number) => texts[number] as string).sort();
    const listedAt = columns.listed[slot] as number;
    yield {
      card: readCard(cards, slot),
      words: itsWords.join(' '),
      ...(!Number.isNaN(listedAt) && { listedAt }),
    };
  }
}

/** The word numbers of each listing, from its start to the next one's: the transposed postings. */
function wordsByListing({ list, title, body }: WordIndex, ads: number) {
  const slots = new Uint32Array(ads);
  const eachPosting = (visit: (slot: number, word: number) => void) => {
    for (const postings of [title, body]) {
      for (let word = 0; word < list.size; word++) {
        const count = slotsOf(postings, word, slots);
        for (let i = 0; i < count; i++) visit(slots[i] as number, word);
      }
    }
  };
  const starts = new Uint32Array(ads + 1);
  eachPosting((slot) => (starts[slot + 1] = (starts[slot + 1] as number) + 1));
  for (let slot = 0; slot < ads; slot++) {
    starts[slot + 1] = (starts[slot + 1] as number) + (starts[slot] as number);
  }
  const numbers = new Uint32Array(starts[ads] as number);
  const next = starts.slice();
  eachPosting((slot, word) => {
    const at = next[slot] as number;
    next[slot] = at + 1;
    numbers[at] = word;
  });
  return { starts, numbers };
}
