import { fold } from '@qaysari/contract/shared/fold';
import { describe, expect, test } from 'vitest';
import { hasAny } from './has-part.ts';
import { stemTerms } from './stems.ts';

const finds = (query: string, text: string) =>
  hasAny(
    fold(text),
    [fold(query), ...stemTerms(fold(query))].map((term) => [term]),
  );

describe('a word of a query finds other forms of it', () => {
  test.each([
    ['مستثمرين', 'مستثمر'],
    ['سيارات', 'سيارة'],
    ['محلات', 'المحل'],
    ['ورشات', 'ورشة'],
    ['شركات', 'شركة'],
    ['صيدلية', 'صيدليات'],
    ['تجارية', 'تجاري'],
    ['بمطعم', 'مطعم'],
    ['مطعمنا', 'والمطعم'],
    ['سيارتي', 'سيارة'],
    ['خدمات', 'خدمة'],
    ['دوکانێک', 'دوکان'],
    ['دوکانەکان', 'دوکان'],
    ['دوکانەکانی', 'دوکان'],
    ['دوکانەکاندا', 'دوکان'],
    ['کافێیەک', 'کافێ'],
    ['چێشتخانەکان', 'چێشتخانە'],
    ['ئۆتۆمبێلەکانمان', 'ئۆتۆمبێل'],
    ['کارگەی', 'کارگە'],
    ['cars', 'car'],
    ['pharmacies', 'pharmacy'],
    ['pharmacy', 'pharmacies'],
    ['bakeries', 'Bakery'],
    ['services', 'service'],
    ['buses', 'bus'],
  ])('%s: %s', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });
});

describe('a word of a query does not find', () => {
  test.each([
    ['شركات', 'شركاء', 'partners for companies'],
    ['cars', 'carpet', 'a longer word for a short stem'],
    ['business', 'busines', 'a word that only ends like a plural'],
    ['بيت', 'يت', 'what is left of a short word'],
    ['كتاب', 'تاب', 'what is left of a short word'],
    ['ورشات', 'مورش', 'a stem inside a word'],
    ['bus', 'bu', 'what is left of a short word'],
  ])('%s: %s (%s)', (query, text) => {
    expect(finds(query, text)).toBe(false);
  });
});
