/** Commas between the thousands of a number in Latin digits; decimals stay as they were typed. */
function groupDigits(digits: string): string {
  const [whole = '', ...decimals] = digits.split('.');
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}

/**
 * A number of at most two decimals, with a comma after every three digits: the same in every language
 * (docs/specification/language.md#l3). `Intl.NumberFormat` would do it too, but its first use blocks a phone for a
 * tenth of a second.
 */
export function formatNumber(value: number): string {
  return groupDigits(String(Math.round(value * 100) / 100));
}
