import { fold } from '@qaysari/contract/shared/fold';
import type { ListingCard, UnderstoodWords } from '@qaysari/contract/listing/types';
import type { FoundPart } from './engine/find-text.ts';
import type { QueryPart } from './has-part.ts';
import { typedWords } from './query-parts.ts';

/**
 * What the words of a search were understood as, in their order. Words that are no conditions are not in it. What
 * replaces a slip is spelled as in a title of a listing that is shown, where one has it.
 */
export function understoodWords(
  text: string,
  parts: readonly FoundPart[],
  leftOut: readonly QueryPart[],
  shown: readonly ListingCard[],
): UnderstoodWords[] {
  if (parts.length + leftOut.length === 0) return [{ text, rest: '', isLeftOut: true }];
  const typed = typedWords(text);
  /** By the place of each folded word, the place of what was typed. */
  const places = typed.flatMap(({ words }, place) => words.map(() => place));
  const textOf = (isIn: (place: number) => boolean) =>
    typed
      .filter((_, place) => isIn(place))
      .map((word) => word.text)
      .join(' ');
  const understood = (part: FoundPart, isLeftOut: boolean): UnderstoodWords => {
    const own = new Set(part.at.map((at) => places[at]));
    const { category, city, instead, isWidened } = part;
    return {
      text: textOf((place) => own.has(place)),
      rest: textOf((place) => !own.has(place)),
      ...(category && { category }),
      ...(city && { location: city }),
      ...(instead !== undefined && { instead: spelled(instead, shown) }),
      ...(isWidened && { isWidened }),
      ...(isLeftOut && { isLeftOut }),
    };
  };
  const all = [
    ...parts.map((part) => ({ part, isLeftOut: false })),
    ...leftOut.map((part) => ({ part, isLeftOut: true })),
  ];
  return all
    .sort((one, other) => (one.part.at[0] as number) - (other.part.at[0] as number))
    .map(({ part, isLeftOut }) => understood(part, isLeftOut));
}

function spelled(words: string, shown: readonly ListingCard[]): string {
  const inTitles = shown.flatMap(({ title }) => title.split(/\s+/));
  return words
    .split(' ')
    .map((word) => inTitles.find((text) => fold(text) === word) ?? word)
    .join(' ');
}
