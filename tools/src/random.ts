/** A repeatable source of chance: the same seed text gives the same sequence on every machine. */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number;
  between(min: number, max: number): number;
  /** A whole number, both ends included. */
  whole(min: number, max: number): number;
  chance(probability: number): boolean;
  /** Throws when the list is empty. */
  pick<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32 by Tommy Ettinger: small, fast and good enough for drawing. */
export function randomFrom(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const index = whole(0, list.length - 1);
    if (index >= list.length) throw new Error('Nothing to pick from');
    return list[index] as T;
  };
  return {
    next,
    between: (min, max) => min + next() * (max - min),
    whole,
    chance: (probability) => next() < probability,
    pick,
    shuffled: (list) => {
      const left = [...list];
      return list.map(() => left.splice(whole(0, left.length - 1), 1)[0] as (typeof list)[number]);
    },
  };
}
