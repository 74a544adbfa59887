/** A part of the build, as Vite's manifest and bundle describe it. They refer to other parts by their keys. */
export interface BuildPart {
  imports?: string[];
  dynamicImports?: string[];
}

type Parts = Readonly<Record<string, BuildPart>>;

/**
 * The keys of these parts and of all that they import at once; what they import on demand is left out. Throws when the
 * build lacks one.
 */
export function withImports(parts: Parts, keys: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const add = (key: string) => {
    if (found.has(key)) return;
    const part = parts[key];
    if (!part) throw new Error(`The build has no "${key}"`);
    found.add(key);
    part.imports?.forEach(add);
  };
  for (const key of keys) add(key);
  return found;
}

/** What every page starts with: the entry, and the parts that it loads one after the other (src/main.tsx). */
export function startParts(parts: Parts, entry = 'index.html'): Set<string> {
  const first = withImports(parts, [entry]);
  const loaded = [...first].flatMap((key) => parts[key]?.dynamicImports ?? []);
  return withImports(parts, [...first, ...loaded]);
}
