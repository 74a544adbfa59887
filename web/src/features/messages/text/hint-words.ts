import { fold } from '@qaysari/contract/shared/fold';

/** Before a word, Arabic may write a short word or the article, and an ending behind. */
const arabic = (...words: string[]) =>
  new RegExp(
    `(?:^| )[وف]?(?:ال|بال|لل|[بل])?(?:${words.map(fold).join('|')})(?:ه|ي|ك|ها|نا|كم)?(?= |$)`,
  );

/** Kurdish words have their endings behind. */
const kurdish = (...words: string[]) => new RegExp(`(?:^| )(?:${words.map(fold).join('|')})`);

const english = (...words: string[]) => new RegExp(`(?:^| )(?:${words.join('|')})s?(?= |$)`);

const transfers = ['مبلغ', 'المبلغ', 'فلوس', 'الفلوس', 'مالي', 'مصرفي', 'بنكي'].map(
  (what) => `تحويل ${what}`,
);

/** The words that the tricks known here need, in texts that `fold` has folded. */
export const hintWords = {
  code: [
    english(
      'otp',
      'pin',
      '(?:sms|verification|confirmation|security) code',
      'code (?:that|which|you)',
      'send (?:me )?the code',
    ),
    arabic('كود', 'رمز', 'الرقم السري', 'كلمة المرور', 'طرد', 'مندوب التوصيل'),
    kurdish('کۆدە', 'کۆدی', 'کۆدێک', 'ژمارەی نهێنی', 'وشەی نهێنی', 'پاکێت'),
  ],
  deposit: [
    english(
      'deposit',
      '(?:advance|down) payment',
      'prepayment',
      'pay (?:me )?in advance',
      'reservation fee',
    ),
    arabic('عربون', 'رعبون', 'مقدما', 'دفعة أولى', 'دفعة مقدمة', 'فلوس الحجز', 'مبلغ الحجز'),
    kurdish('عەرەبوون', 'عەربوون', 'پێشەکی', 'پارەی حجز'),
  ],
  transfer: [
    english(
      'western union',
      'moneygram',
      '(?:bank|money|wire) transfer',
      '(?:transferred|sent) the money',
      'zain ?cash',
      'fast ?pay',
      '(?:asia ?)?hawala',
    ),
    arabic(
      ...transfers,
      'حوالة',
      'حولت',
      'حولي',
      'زين كاش',
      'فاست بي',
      'ويسترن يونيون',
      'ماستر كارد',
      'كي كارد',
    ),
    kurdish(
      'حەواڵە',
      'پارەم ناردوو',
      'پارەکەم نارد',
      'پارە بنێرە',
      'زەین کاش',
      'فاستپەی',
      'کی کارد',
    ),
  ],
} as const;
