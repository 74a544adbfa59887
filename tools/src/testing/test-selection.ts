/** The parts of `npm test`, in the order in which they are reported. */
export const testParts = ['validate', 'unit', 'api', 'e2e'] as const;

export type TestPart = (typeof testParts)[number];

export interface TestSelection {
  parts: ReadonlySet<TestPart>;
  /** Only test files whose path contains one of these; all when empty. */
  patterns: readonly string[];
  /** For Vitest as they are. */
  options: readonly string[];
}

/** Names of parts choose parts, words that begin with a dash are options of Vitest, all others patterns of file paths. */
export function sortWords<Part extends string>(words: readonly string[], parts: readonly Part[]) {
  const joined = joinTitles(words);
  const names = joined.filter((word) => !word.startsWith('-'));
  return {
    parts: parts.filter((part) => names.includes(part)),
    patterns: names.filter((word) => !(parts as readonly string[]).includes(word)),
    options: joined.filter((word) => word.startsWith('-')),
  };
}

/** Reads `npm test -- e2e listing --bail=1`. Patterns and options alone choose all parts that have test files. */
export function selectTests(words: readonly string[]): TestSelection {
  const { parts, patterns, options } = sortWords(words, testParts);
  const all = testParts.filter((part) => part !== 'validate' || words.length === 0);
  return { parts: new Set(parts.length > 0 ? parts : all), patterns, options };
}

/** `-t` is the option whose value people write as a word of its own. */
function joinTitles(words: readonly string[]): string[] {
  const at = words.indexOf('-t');
  const title = words[at + 1];
  if (at === -1 || title === undefined) return [...words];
  return words.toSpliced(at, 2, `--testNamePattern=${title}`);
}
