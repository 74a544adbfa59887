import { describe, expect, it } from 'vitest';
import { hintFor } from './hints.ts';

const host = 'qaysari.iq';

describe('hintFor', () => {
  it.each([
    ['Send me the code that you got by SMS', 'code'],
    ['راح يوصلك كود على الموبايل دزّه إلي', 'code'],
    ['أرسل لي الرمز', 'code'],
    ['المندوب ياخذ الطرد منك', 'code'],
    ['ئەو کۆدەی بۆت دێت بۆم بنێرە', 'code'],
    ['Please pay a deposit today', 'deposit'],
    ['ادفع العربون حتى أحجزه لك', 'deposit'],
    ['بعربون 500 ألف', 'deposit'],
    ['تکایە عەرەبوونەکە بنێرە', 'deposit'],
    ['I made a bank transfer', 'transfer'],
    ['دزيت لك حوالة على زين كاش', 'transfer'],
    ['تحويل المبلغ صار', 'transfer'],
    ['حەواڵەکەم کرد', 'transfer'],
    ['IQ98 NBIQ 8501 2345 6789 012', 'account'],
    ['iq98nbiq850123456789012', 'account'],
    ['5123 4567 8901 2346', 'account'],
    ['٥١٢٣ ٤٥٦٧ ٨٩٠١ ٢٣٤٦', 'account'],
    ['۵۱۲۳۴۵۶۷۸۹۰۱۲۳۴۶', 'account'],
    ['see https://example.com/x', 'link'],
    ['www.example.com', 'link'],
    ['ادخل t.me/abc', 'link'],
  ])('finds in %j what the reader should know: %s', (text, hint) => {
    expect(hintFor(text, host)).toBe(hint);
  });

  it.each([
    'هل ما زال متوفراً؟',
    'رقمي 0770 123 4567',
    'رقمي ٠٧٧٠١٢٣٤٥٦٧',
    'واتساب +9647701234567',
    'السعر 1,050,000 دولار',
    'عقد الإيجار لنهاية 2027 وتحويل العقد عند الكاتب',
    'The lease can be transferred, the landlord agrees',
    'The postal code is 44001',
    'سڵاو، زەوییەکە 1,400 مەترە',
    'https://qaysari.iq/ar/ads/abc',
    'THE KITCHEN HAS 12 TABLES AND 48 CHAIRS',
    '',
  ])('is silent about %j', (text) => {
    expect(hintFor(text, host)).toBeUndefined();
  });

  it('names the most harmful first', () => {
    expect(hintFor('ادفع العربون وأرسل الكود https://example.com', host)).toBe('code');
    expect(hintFor('عربون على 5123456789012346', host)).toBe('deposit');
  });
});
