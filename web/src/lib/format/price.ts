/** Scales of the words for amounts, smallest first. */
const scales = [
  { name: 'thousand', size: 1e3 },
  { name: 'million', size: 1e6 },
  { name: 'billion', size: 1e9 },
  { name: 'trillion', size: 1e12 },
] as const;

export type Scale = (typeof scales)[number]['name'];

export interface PriceWords {
  /** How many of the scale, with three decimals at most. */
  count: number;
  scale: Scale;
  /** `count` is all of it; otherwise the amount is near it. */
  isExact: boolean;
}

/** An amount in words, such as `1.5` of `million`, so that a zero too many is noticed. Undefined below a thousand. */
export function priceInWords(amount: number): PriceWords | undefined {
  for (const { name, size } of [...scales].reverse()) {
    const count = Math.round((amount / size) * 1000) / 1000;
    // 999,999 rounds to one million, not to 1000 thousand.
    if (count >= 1) return { count, scale: name, isExact: isSame(count * size, amount) };
  }
  return undefined;
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005;
}
