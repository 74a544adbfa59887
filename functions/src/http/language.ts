import { defaultApiLanguage, isLanguage, type Language } from '@qaysari/contract/languages';

/** Sorani has a code of its own beside `ku`, which the product uses. */
const languageAliases = new Map<string, Language>([['ckb', 'ku']]);

interface LanguageRange {
  language: Language;
  quality: number;
}

/**
 * The language of the texts for a caller with this `Accept-Language` header: the one with the highest
 * q-value, the first of equals; regions are ignored. Nothing usable: the API's default.
 */
export function languageOf(header: string | undefined): Language {
  const ranges = (header ?? '').split(',').map(readRange);
  let best: LanguageRange = { language: defaultApiLanguage, quality: 0 };
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
