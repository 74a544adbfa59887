/**
 * A number of at most two decimals, with a comma after every three digits: the same in every language
 * (docs/specification/language.md#l3). `Intl.NumberFormat` would do it too, but its first use blocks a phone for a
 * tenth of a second.
 */
export function formatNumber(value: number): string {
  const [whole = '', ...decimals] = String(Math.round(value * 100) / 100).split('.');
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}
