/**
 * An address as that of one of many visitors, for `X-Forwarded-For`: limits count by address, and one alone would run
 * into the limit on floods. The API believes this header, as it comes from a proxy of the same machine. `next`: from 0
 * up to but not including 1.
 */
export function someAddress(next: () => number = Math.random): string {
  const part = () => Math.floor(next() * 256);
  return `10.${part()}.${part()}.${part()}`;
}
