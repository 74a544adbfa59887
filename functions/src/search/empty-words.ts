import { fold } from '@qaysari/contract/fold';

/**
 * Words that say nothing about an ad: function words of the three languages, and what every buyer and seller says.
 * They are written as people type them; Sorani also in Latin letters.
 */
const written = {
  ar: `في من على الى إلى عن مع او أو ثم هذا هذه ذلك التي الذي هو هي انا أنا نحن لي لنا عند عندي عندنا اكو أكو شنو وين
    للبيع بيع ابيع أبيع نبيع يباع البيع للشراء شراء اشتري أشتري نشتري الشراء اريد أريد نريد ابي أبي ارغب أرغب احتاج
    أحتاج محتاج مطلوب ابحث أبحث نبحث البحث بحث معروض متوفر يوجد`,
  ku: `لە بە بۆ لەگەڵ و یان کە ئەم ئەو من ئێمە هەیە نییە لەناو دەمەوێ دەمەوێت ئەمەوێ دەمانەوێت پێویستە پێویستمە دەگەڕێم
    فرۆشتن فرۆش دەفرۆشم دەفرۆشرێت دەفرۆشین کڕین دەکڕم بکڕم گەڕان le li bo bi ji`,
  en: `a an the in on at of for to from with and or by near is are i we me my our you your this that want wants wanted
    need needs needed looking look search searching find buy buying sell selling sale`,
} as const;

const emptyWords = new Set(
  Object.values(written).flatMap((words) => words.split(/\s+/).map((word) => fold(word))),
);

/** The folded words that are conditions: all, where neither a name nor another one of two letters stays. */
export function withoutEmptyWords(words: readonly string[], hasName: boolean): readonly string[] {
  const telling = words.filter((word) => !emptyWords.has(word));
  return hasName || telling.some((word) => word.length > 1) ? telling : words;
}
