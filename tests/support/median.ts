/** The middle one of some numbers. Throws where there are none. */
export function median(numbers: readonly number[]): number {
  const middle = numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
  if (middle === undefined) throw new Error('The median of nothing');
  return middle;
}
