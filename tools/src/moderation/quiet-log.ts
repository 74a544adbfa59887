/** Severities that say something went wrong; the others are for Cloud Logging. */
const loud = ['warn', 'error'] as const;
const silent = ['debug', 'info', 'log'] as const;

/**
 * Keeps the structured log of the functions out of a terminal: of problems only their message is printed. The logger
 * keeps the functions of the console that it finds when it is loaded, so this must run before any feature is.
 */
export async function quietLog(): Promise<void> {
  const known = { ...console };
  for (const name of silent) console[name] = () => undefined;
  for (const name of loud) console[name] = (line: string) => known.error(messageIn(line));
  await import('firebase-functions/logger');
  Object.assign(console, known);
}

function messageIn(line: string): string {
  return (JSON.parse(line) as { message: string }).message;
}
