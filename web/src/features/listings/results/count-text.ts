import type { TFunction } from 'i18next';

/** The number of ads in words, with commas between the thousands (docs/specification/language.md#l3). */
export function countText(t: TFunction<'ads'>, count: number): string {
  return t('count', { count, replace: { count: count.toLocaleString('en-US') } });
}
