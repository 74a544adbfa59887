import { fold } from '@qaysari/contract/shared/fold';

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
export function isEmptyWord(word: string): boolean {
  return emptyWords.has(word);
}
