import { fold } from '@qaysari/contract/shared/fold';
import { namesByFirstWord, type Named } from './catalogue-names.ts';
import { decisiveTerms, isShortLatin, withoutArticle } from './fold.ts';
import type { QueryPart } from './has-part.ts';
import { formsOfName, stemTerms, wholeWord } from './stems.ts';
import { tradesByFirstWord } from './trade-names.ts';

/**
 * Words that say nothing about an ad: function words of the three languages, and what every buyer and seller says.
 * They are written as people type them; Sorani also in Latin letters.
 */
const written = {
  ar: `في من على الى إلى عن مع او أو ثم هذا هذه ذلك التي الذي هو هي انا أنا نحن لي لنا عند عندي عندنا اكو أكو شنو وين
    للبيع بيع ابيع أبيع نبيع يباع البيع للشراء شراء اشتري أشتري نشتري الشراء اريد أريد نريد ابي أبي ارغب أرغب احتاج
    أحتاج محتاج مطلوب ابحث أبحث نبحث البحث بحث معروض متوفر يوجد هل اين أين وين يم قرب قريب اللي الي شي شيء اكدر
    أقدر ممكن مشروع مشاريع دولار دينار تحت fi bil min areed arid aku`,
  ku: `لە بە بۆ لەگەڵ و یان کە ئەم ئەو من ئێمە هەیە نییە لەناو دەمەوێ دەمەوێت ئەمەوێ دەمانەوێت پێویستە پێویستمە دەگەڕێم
    شتێک شت کوێ لەکوێ نزیک نزیکی فرۆشتن فرۆش دەفرۆشم دەفرۆشرێت دەفرۆشین کڕین دەکڕم بکڕم گەڕان کاروبار پڕۆژە دۆلار دینار ژێر لەژێر le la li bo ba bi ji w u`,
  en: `a an the in on at of for to from with and or by near is are i we me my our you your this that want wants wanted
    need needs needed looking look search searching find buy buying sell selling sale any some something where there
    how can who which get have has business businesses project projects
    under below usd dollar dollars iqd dinar dinars`,
} as const;

const emptyWords = new Set(
  Object.values(written).flatMap((words) => words.split(/\s+/).map((word) => fold(word))),
);

/** Whether a folded word says nothing about an ad. */
function isEmptyWord(word: string): boolean {
  return emptyWords.has(word);
}

/** Each part costs a look at all words, and people hardly ever type more. */
const maxParts = 8;

/** A folded word of a query, and its place there. */
interface QueryWord {
  word: string;
  at: number;
}

export function queryWords(query: string): QueryWord[] {
  return typedWords(query)
    .flatMap(({ words }) => words)
    .map((word, at) => ({ word, at }));
}

/** What was typed between blanks, each with its folded words. */
export function typedWords(query: string): { text: string; words: string[] }[] {
  return query
    .split(/\s+/)
    .map((text) => ({ text, words: fold(text).split(' ').filter(Boolean) }))
    .filter(({ words }) => words.length > 0);
}

type NamesByFirstWord = ReadonlyMap<string, readonly Named[]>;

/** Takes names out of the words, whatever is attached to them. The parts are in the order of the words. */
function takeNamed(
  byFirstWord: NamesByFirstWord,
  words: readonly QueryWord[],
  partOf: (typed: readonly QueryWord[], name: Named) => QueryPart,
): { named: QueryPart[]; others: QueryWord[] } {
  const forms = words.map(({ word }) => formsOfName(word));
  const named: QueryPart[] = [];
  const others: QueryWord[] = [];
  for (let at = 0; at < words.length;) {
    const name = nameAt(byFirstWord, forms, at);
    const typed = words.slice(at, at + (name?.words.length ?? 1));
    if (name) named.push(partOf(typed, name));
    else others.push(...typed);
    at += typed.length;
  }
  return { named, others };
}

/** Takes the names of cities and categories out of the words. */
function takeNames(words: readonly QueryWord[]): {
  named: QueryPart[];
  others: QueryWord[];
} {
  return takeNamed(namesByFirstWord, words, (typed, { words: name, inTexts, ...thing }) => {
    const isExact = name.every((word, i) => word === typed[i]?.word);
    const any = isExact ? inTexts : [typed.map(({ word }) => word), ...inTexts];
    return { at: typed.map(({ at }) => at), whole: inTexts, near: inTexts, any, ...thing };
  });
}

/** The name that begins at this word; the exact one first, and the longest of these. */
function nameAt(
  byFirstWord: NamesByFirstWord,
  forms: readonly (readonly string[])[],
  at: number,
): Named | undefined {
  const known = forms[at]?.flatMap((form) => byFirstWord.get(form) ?? []);
  return known?.find(({ words }) => words.every((word, i) => forms[at + i]?.includes(word)));
}

/** Finds words as they were typed, and one word by its stems. A short Latin one is never inside of another. */
function typedPart(typed: readonly QueryWord[]): QueryPart {
  const terms = decisiveTerms(typed.map(({ word }) => withoutArticle(word)));
  const [only = '', ...more] = terms;
  const stems = more.length > 0 ? [] : stemTerms(only).map((stem) => [stem]);
  const whole = [terms.map(wholeWord)];
  const inside = [terms.map((term) => (isShortLatin(term) ? wholeWord(term) : term))];
  return {
    at: typed.map(({ at }) => at),
    ...{ whole, near: [...whole, ...stems], any: [...inside, ...stems] },
  };
}

/**
 * The parts of a query that decide: first the cities, categories and trades that it names, in any language, then the
 * longest other words, each with its stems. Words that say nothing decide only where there is no other. Empty for a text
 * without letters and digits.
 */
export function queryParts(query: string): QueryPart[] {
  const places = takeNames(queryWords(query));
  const trades = takeNamed(tradesByFirstWord, places.others, (typed, { inTexts, category }) => ({
    ...typedPart(typed),
    names: inTexts,
    ...(category && { tradeOf: category }),
  }));
  const named = [...places.named, ...trades.named];
  const words = decisiveWords(trades.others, named.length > 0).map((word) => ({
    ...typedPart([word]),
    word: word.word,
  }));
  return [...distinct(named), ...words].slice(0, maxParts);
}

/** The words that are conditions, without their article, the longest first. */
function decisiveWords(words: readonly QueryWord[], hasName: boolean): QueryWord[] {
  const decisive = words.filter(({ word }) => !isEmptyWord(word));
  const hasDecisive = hasName || decisive.some(({ word }) => word.length > 1);
  const left = (hasDecisive ? decisive : words).map(({ word, at }) => ({
    word: withoutArticle(word),
    at,
  }));
  return (
    decisiveTerms(left.map(({ word }) => word))
      // One letter is in nearly every text: beside a name it says nothing.
      .filter((term) => !hasName || term.length > 1)
      .flatMap((term) => left.find(({ word }) => word === term) ?? [])
  );
}

/** Of parts that ask for the same thing one. */
function distinct(parts: readonly QueryPart[]): QueryPart[] {
  return [...new Map(parts.map((part) => [JSON.stringify([part.any, part.names]), part])).values()];
}

/** The names of cities, categories and trades that are one word, folded. */
export function oneWordNames(): string[] {
  const all = [...namesByFirstWord.values(), ...tradesByFirstWord.values()].flat();
  return all.flatMap(({ words: [word = '', ...more] }) => (more.length === 0 ? word : []));
}
