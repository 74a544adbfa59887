/** The names of the HTTP functions in the text of functions/src/index.ts, in its order. */
export function httpFunctions(source: string): string[] {
  const names = [...source.matchAll(/^export const (\w+) = onRequest\(/gm)].map(([, name]) => name);
  if (names.length === 0) throw new Error('There is no HTTP function in functions/src/index.ts');
  return names.filter((name) => name !== undefined);
}
