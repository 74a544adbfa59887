/** Colours are `#rrggbb`. */
export type Colour = string;

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Towards warm light, so that every highlight of a picture has one temperature. */
export const lighten = (colour: Colour, share: number) => mix(colour, '#fff4de', share);

/** Towards the brand's deep teal instead of black: shadows stay calm. */
export const darken = (colour: Colour, share: number) => mix(colour, '#0c2f38', share);
