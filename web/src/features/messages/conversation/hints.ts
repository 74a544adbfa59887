import { toLatinDigits, fold } from '@qaysari/contract/shared/fold';
import { linksIn } from './links.ts';
import type { ShownMessage } from './shown-message.ts';

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
const hintWords = {
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

/** Reminders beside a message of the other person, the most harmful trick first. No message is held back. */
const byWords = ['code', 'deposit', 'transfer'] as const;
export type Hint = (typeof byWords)[number] | 'account' | 'link';

/** An IBAN as people write it, in groups or not. */
const iban = /(?:^|[^\p{L}\p{N}])[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]){11,30}(?![\p{L}\p{N}])/iu;

/** Words in capitals look like one otherwise. */
const ibanDigits = 10;

/** The digits of a card; a phone number is shorter. */
const card = /(?:^|[^\d+])\d(?:[ -]?\d){15,18}(?!\d)/;

/** Addresses that people write without `https`. */
const bareAddress = /(?:^|[\s(])(?:www\.|t\.me\/|wa\.me\/|bit\.ly\/|tinyurl\.com\/)/i;

/** What a reader of this text should be reminded of; undefined for nothing. `ownHost`: of this site. */
export function hintFor(text: string, ownHost: string): Hint | undefined {
  const folded = fold(text);
  const found = byWords.find((hint) => hintWords[hint].some((pattern) => pattern.test(folded)));
  if (found !== undefined) return found;
  const latin = toLatinDigits(text);
  if (hasIban(latin) || card.test(latin)) return 'account';
  return leadsElsewhere(text, ownHost) ? 'link' : undefined;
}

function hasIban(text: string): boolean {
  const found = iban.exec(text)?.[0] ?? '';
  return found.replace(/\D/g, '').length >= ibanDigits;
}

function leadsElsewhere(text: string, ownHost: string): boolean {
  const hosts = linksIn(text).flatMap(({ link }) => (link === undefined ? [] : [link.host]));
  return bareAddress.test(text) || hosts.some((host) => host !== ownHost);
}

/** What the reader is reminded of beside which message, by id: once for messages in a row about the same. */
export function hintsOf(messages: readonly ShownMessage[], ownHost: string): Map<string, Hint> {
  const hints = new Map<string, Hint>();
  let before: Hint | undefined;
  for (const { _id: id, isOwn, content } of messages) {
    if (isOwn) continue;
    const hint = hintFor(content, ownHost);
    if (hint !== undefined && hint !== before) hints.set(id, hint);
    before = hint;
  }
  return hints;
}
