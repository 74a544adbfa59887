import { allCollections, collectionGroup } from '../../functions/src/platform/collections.ts';

/** When each document of the project was last written, by its path. */
export type Documents = ReadonlyMap<string, string>;

/** Refusing somebody may count how often they try. */
const counted = 'rateLimits';

export async function allDocuments(): Promise<Documents> {
  const names = allCollections().flatMap(([name]) => (name === counted ? [] : [name]));
  const found = await Promise.all(names.map((name) => collectionGroup(name).select().get()));
  return new Map(
    found.flatMap(({ docs }) =>
      docs.map(({ ref, updateTime }) => [ref.path, updateTime.valueOf()] as const),
    ),
  );
}

/** The paths of what was written, made or removed between two looks. */
export function changesBetween(before: Documents, after: Documents): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}
