import { defaultApiLanguage, isLanguage, type Language } from '@qaysari/contract/shared/languages';

/** `ckb` is the ISO code of Sorani; the product uses `ku`. */
const languageAliases = new Map<string, Language>([['ckb', 'ku']]);

interface LanguageRange {
  language: Language;
  quality: number;
}

/**
 * The best language of an `Accept-Language` header: the highest q-value, then the first. Regions are
 * ignored. Without a match it is `fallback`, the API's default.
 */
export function languageOf(
  header: string | undefined,
  fallback: Language = defaultApiLanguage,
): Language {
  const ranges = (header ?? '').split(',').map(readRange);
  let best: LanguageRange = { language: fallback, quality: 0 };
  for (const range of ranges) if (range && range.quality > best.quality) best = range;
  return best.language;
}

function readRange(text: string): LanguageRange | undefined {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const code = range.split('-', 1)[0] ?? '';
  const language = isLanguage(code) ? code : languageAliases.get(code);
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = weight === undefined ? 1 : Number(weight.slice(2));
  return language && quality > 0 && quality <= 1 ? { language, quality } : undefined;
}
