import type { Scene } from './scene.ts';

/** What a category offers to its listings. */
export interface Choice {
  scenes: readonly Scene[];
  /** Those that suit any listing, some of other categories. */
  general: readonly Scene[];
}

/** How well a view fits a listing: each word of its key counts more the fewer other listings share it. */
function fitness(scene: Scene, key: string, keys: readonly string[]): number {
  return key
    .split('-')
    .filter((word) => scene.words.includes(word))
    .reduce((sum, word) => {
      const sharing = keys.filter((other) => other.split('-').includes(word)).length;
      // A word that most of them have says nothing.
      return sharing > keys.length / 2 ? sum : sum + 1 / sharing;
    }, 0);
}

/** Shares the views out as covers, the best fits first, each to one listing for as long as they last. */
function covers({ scenes, general }: Choice, keys: readonly string[]): Map<string, Scene> {
  const candidates = [...new Set([...scenes, ...general])];
  const pairs = keys
    .flatMap((key) => candidates.map((scene) => ({ key, scene, fit: fitness(scene, key, keys) })))
    .filter(({ scene, fit }) => fit > 0 || general.includes(scene))
    .sort((one, other) => other.fit - one.fit);
  const chosen = new Map<string, Scene>();
  const used = new Set<Scene>();
  for (const { key, scene } of pairs) {
    if (chosen.has(key) || used.has(scene)) continue;
    chosen.set(key, scene);
    used.add(scene);
  }
  for (const { key, scene } of pairs) if (!chosen.has(key)) chosen.set(key, scene);
  return chosen;
}

/**
 * The views of one listing in the order in which it shows them: its cover, what else fits its key, its
 * own gallery, then general ones from a turning start. What fits only other listings is left out.
 * Throws when `key` is not among `keys`, the listings of the category.
 */
export function viewsOfListing(
  choice: Choice,
  keys: readonly string[],
  key: string,
  gallery: readonly Scene[] = [],
): readonly Scene[] {
  const cover = covers(choice, keys).get(key);
  if (!cover) throw new Error(`No views for ${key}`);
  const fit = (scene: Scene) => fitness(scene, key, keys);
  const fitting = choice.scenes.filter((scene) => fit(scene) > 0);
  const start = keys.indexOf(key) % choice.general.length;
  const general = [...choice.general.slice(start), ...choice.general.slice(0, start)];
  fitting.sort((one, other) => fit(other) - fit(one));
  return [...new Set([cover, ...fitting, ...gallery, ...general])];
}
