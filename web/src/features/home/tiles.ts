/** A link to the ads of a category or city. */
export interface Tile<Id extends string> {
  id: Id;
  name: string;
  count?: number;
}

/** Fills whole rows of two and of four. */
export const tilesShown = 8;

/** The tiles with their counts, most ads first; equal ones keep their order. Unchanged while counts are unknown. */
export function countedTiles<Id extends string>(
  tiles: readonly Tile<Id>[],
  counts: Partial<Record<Id, number>> | undefined,
): Tile<Id>[] {
  if (!counts) return [...tiles];
  return tiles
    .map(({ id, name }) => ({ id, name, count: counts[id] ?? 0 }))
    .sort((one, other) => other.count - one.count);
}
