import { expect, it } from 'vitest';
import { textLanguage } from './text-language.ts';

it.each([
  ['مطعم مشويات في الكرادة', 'ar'],
  ['ساڵۆنی ژنان لە نزیک شەقامی گوڵان', 'ckb'],
  ['کافێ', 'ckb'],
  ['Coffee bar on Salim Street', 'en'],
  ['شاشة LED متنقلة على هينو', 'ar'],
  ['CCTV کۆمپانیای کامێرا', 'en'],
  ['14 لوحة طرقية بعقد بلدية', 'ar'],
  ['«مخبز»', 'ar'],
  ['Café', 'en'],
  ['0770 123 4567', undefined],
  ['', undefined],
  ['٢٠٢٥ – 5,000 $', undefined],
])('the language of %j is %s', (text, language) => {
  expect(textLanguage(text)).toBe(language);
});
