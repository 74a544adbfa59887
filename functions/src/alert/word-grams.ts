import { type AnyOf, queryParts, stemMark } from '../search/public.ts';

/**
 * Three letters in a row, as one number below 2 ** 16. Texts that hold a term hold all of its grams; numbers that
 * two grams share only cost a look at the text.
 */
const gramCount = 2 ** 16;
const gramLength = 3;

function gramAt(text: string, at: number): number {
  const [one, two, three] = [at, at + 1, at + 2].map((index) => text.charCodeAt(index));
  const mixed = Math.imul(Math.imul(one ?? 0, 31) + (two ?? 0), 31) + (three ?? 0);
  return (Math.imul(mixed, 0x9e3779b1) >>> 16) & (gramCount - 1);
}

/**
 * For each part of a search the groups of grams of which a text must have one whole, each behind its length. A part that
 * grams cannot rule out has none.
 */
export function gramsOf(search: string | undefined): Uint16Array[] {
  const parts = search === undefined ? [] : queryParts(search);
  return parts
    .map(({ any, names = [] }) => groupsOf([...any, ...names]))
    .filter((groups) => groups.length > 0);
}

function groupsOf(anyOf: AnyOf): Uint16Array {
  const groups = anyOf.map((terms) => new Set(terms.flatMap(gramsOfTerm)));
  if (groups.some(({ size }) => size === 0)) return new Uint16Array();
  // A word with a prefix has all grams of the bare one, which is looked for, too.
  const fewest = groups.filter(
    (group, at) =>
      !groups.some(
        (other, i) => i !== at && isWithin(other, group) && (other.size < group.size || i < at),
      ),
  );
  return Uint16Array.from(fewest.flatMap((group) => [group.size, ...group]));
}

const isWithin = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  [...one].every((gram) => other.has(gram));

/** Of its letters alone, where there are enough: so forms of one word have the same grams. */
function gramsOfTerm(term: string): number[] {
  const bare = term.replace(stemMark, '').trim();
  const text = bare.length < gramLength ? term : bare;
  const count = Math.max(0, text.length - gramLength + 1);
  return Array.from({ length: count }, (_, at) => gramAt(text, at));
}

/** Answers which grams a text has; `read` takes the next text. One memory for all of them. */
export function gramReader() {
  const has = new Uint8Array(gramCount);
  const set: number[] = [];
  return {
    /** Words with one blank between them. */
    read(words: string): void {
      for (const gram of set.splice(0)) has[gram] = 0;
      const text = ` ${words} `;
      for (let at = 0; at + gramLength <= text.length; at++) {
        const gram = gramAt(text, at);
        if (has[gram] === 1) continue;
        has[gram] = 1;
        set.push(gram);
      }
    },
    /** Whether the text has a whole group. */
    hasGroup(groups: Uint16Array): boolean {
      for (let at = 0; at < groups.length;) {
        const end = at + 1 + (groups[at] as number);
        let next = at + 1;
        while (next < end && has[groups[next] as number] === 1) next++;
        if (next === end) return true;
        at = end;
      }
      return false;
    },
  };
}
