import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLatinDigits } from './fold.ts';

const digitSets = {
  Latin: '0123456789',
  'Arabic-Indic': '٠١٢٣٤٥٦٧٨٩',
  Persian: '۰۱۲۳۴۵۶۷۸۹',
};

describe('toLatinDigits', () => {
  it.each(Object.entries(digitSets))('converts %s digits', (_name, digits) => {
    expect(toLatinDigits(digits)).toBe('0123456789');
  });

  it('converts mixed digit sets', () => {
    expect(toLatinDigits('۰٧7٠-۱٢3')).toBe('0770-123');
  });

  it('keeps letters, marks and other digits', () => {
    const text = 'دينار ،٫٬ ₁ ① १ ڕێژە 😀';
    expect(toLatinDigits(text)).toBe(text);
  });

  it('keeps the length of a text, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const latin = toLatinDigits(text);
        expect(latin).toHaveLength(text.length);
        expect(toLatinDigits(latin)).toBe(latin);
      }),
    );
  });
});
