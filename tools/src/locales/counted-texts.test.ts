import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flatTexts, readLocales } from './locale-files.ts';

/** Arabic nouns that texts count: one, and as they are behind 3 and behind 11. Behind 100 they are as one. */
const arabicNouns = [
  ['ألف', 'آلاف', 'ألف'],
  ['مليون', 'ملايين', 'مليون'],
  ['مليار', 'مليارات', 'مليار'],
  ['تريليون', 'تريليونات', 'تريليون'],
  ['دولار', 'دولارات', 'دولاراً'],
  ['دينار', 'دنانير', 'ديناراً'],
  ['إعلان', 'إعلانات', 'إعلاناً'],
  ['اقتراح', 'اقتراحات', 'اقتراحاً'],
  ['بلاغ', 'بلاغات', 'بلاغاً'],
  ['بحث', 'عمليات بحث', 'بحثاً'],
  ['مرة', 'مرات', 'مرة'],
  ['رسالة', 'رسائل', 'رسالة'],
  ['محادثة', 'محادثات', 'محادثة'],
  ['شخص', 'أشخاص', 'شخصاً'],
  ['مستثمر', 'مستثمرين', 'مستثمراً'],
  ['فئة', 'فئات', 'فئة'],
  ['مدينة', 'مدن', 'مدينة'],
  ['قطاع', 'قطاعات', 'قطاعاً'],
  ['طريقة', 'طرق', 'طريقة'],
  ['صورة', 'صور', 'صورة'],
  ['ملف', 'ملفات', 'ملفاً'],
  ['حرف', 'أحرف', 'حرفاً'],
  ['حقل', 'حقول', 'حقلاً'],
  ['أمر', 'أمور', 'أمراً'],
  ['دقيقة', 'دقائق', 'دقيقة'],
  ['ساعة', 'ساعات', 'ساعة'],
  ['يوم', 'أيام', 'يوماً'],
  ['أسبوع', 'أسابيع', 'أسبوعاً'],
  ['شهر', 'أشهر', 'شهراً'],
  ['عام', 'أعوام', 'عاماً'],
] as const;

const locales = readLocales(join(import.meta.dirname, '../../../locales'));

/** Key → form → text, without isolates and the short vowel that tells a dual from a plural. */
function countedTexts(language: keyof typeof locales): [string, Record<string, string>][] {
  const forms = new Map<string, Record<string, string>>();
  for (const [key, text] of flatTexts(locales[language])) {
    const [, base, form] = /^(.*)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
    if (base === undefined || form === undefined) continue;
    forms.set(base, {
      ...forms.get(base),
      [form]: text.replaceAll(/[\u2066-\u2069\u064e]/g, '').replace('{{digits}}', '{{count}}'),
    });
  }
  return [...forms];
}

it('of 0, 1, 2, 3, 11 and 100 Arabic says each in another form', () => {
  const rules = new Intl.PluralRules('ar');
  const forms = [0, 1, 2, 3, 11, 100].map((count) => rules.select(count));
  expect(forms).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
});

/** The words behind the number. A number with the article, such as "the 3", has no noun behind it. */
function behindCount(text = ''): string | undefined {
  return /(?<!ال)(?<!الـ)\{\{count\}\}\s*([^.،؟:]+)/.exec(text)?.[1]?.trim();
}

function startsWith(text: string | undefined, noun: string): boolean {
  return text === undefined || text === noun || text.startsWith(`${noun} `);
}

/** Whether the forms count a noun of the table. Its dual is a word of its own; a day may have a name instead. */
function isArabicCount(forms: Record<string, string>): boolean {
  const [few, many, other] = [forms.few, forms.many, forms.other].map(behindCount);
  if ((few ?? many ?? other) === undefined) return true;
  return arabicNouns.some(([one, three, eleven]) => {
    const dual = `${one.replace(/ة$/, 'ت')}(?:ان|ين|ا|ي)(?:ه|ك)?(?![ء-ي])`;
    return (
      startsWith(few, three) &&
      startsWith(many, eleven) &&
      startsWith(other, one) &&
      new RegExp(`${one}|أمس`).test(forms.one ?? '') &&
      new RegExp(`(?<!count\\}\\} )${dual}|\\}\\} ${one}(?![ء-ي])`).test(forms.two ?? '')
    );
  });
}

it('every Arabic text counts its noun as the table does', () => {
  const wrong = countedTexts('ar').filter(([, forms]) => !isArabicCount(forms));
  expect(wrong).toEqual([]);
});

/** English words behind a number that are the same for one and for many. */
const unchanged = /\{\{count\}\} (?:thousand|million|billion|trillion|more)/;
const manyOfOne = /\{\{count\}\} \w+s\b/;

it('every English text is another one for one than for many', () => {
  const wrong = countedTexts('en').filter(
    ([, { one = '', other = '' }]) =>
      !unchanged.test(other) && (one === other || manyOfOne.test(one)),
  );
  expect(wrong).toEqual([]);
});

it('every Kurdish text leaves the noun behind a number as it is', () => {
  const wrong = countedTexts('ku').filter(([, forms]) => {
    const [one, other] = [forms.one, forms.other].map((text) => behindCount(text)?.split(' ')[0]);
    return one !== undefined && other !== undefined && one !== other;
  });
  expect(wrong).toEqual([]);
});
