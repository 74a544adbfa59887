/** The parts of `npm test`, in the order in which they are reported. */
export const testParts = ['validate', 'unit', 'api', 'e2e'] as const;

export type TestPart = (typeof testParts)[number];

export interface TestSelection {
  parts: ReadonlySet<TestPart>;
  /** Only test files whose path contains one of these; all when empty. */
  patterns: readonly string[];
}

function isPart(word: string): word is TestPart {
  return (testParts as readonly string[]).includes(word);
}

/**
 * Reads `npm test -- e2e listing`: names of parts choose parts, every other word is a pattern of
 * file paths. Patterns alone choose all parts that have test files.
 */
export function selectTests(words: readonly string[]): TestSelection {
  const chosen = words.filter(isPart);
  const patterns = words.filter((word) => !isPart(word));
  const all = testParts.filter((part) => part !== 'validate' || patterns.length === 0);
  return { parts: new Set(chosen.length > 0 ? chosen : all), patterns };
}
