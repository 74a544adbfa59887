/** "Now" of the seed: the age of everything counts back from here. */
export const seedNow = new Date('2025-11-15T09:00:00Z');

/** The moment that many days before the seed's now. */
export function daysBefore(days: number): Date {
  return new Date(seedNow.getTime() - Math.round(days * 86_400_000));
}
