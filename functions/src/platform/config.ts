/** What the environment says. This file is the only reader of `process.env`. */
export interface Config {
  /** How old the search index of an instance may be, in milliseconds; 0: never older than the search. */
  searchMaxAgeMs: number;
  /** Whether this process answers HTTPS functions, not triggers. */
  servesHttp: boolean;
}

let known: Config | undefined;

/** Reads and checks the environment, once. Throws on a setting that makes no sense. */
export function config(): Config {
  known ??= readConfig(process.env);
  return known;
}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  return {
    searchMaxAgeMs: wholeNumber(environment, 'SEARCH_MAX_AGE_MS', 15_000),
    // Set by Cloud Functions and its emulator; functions-framework takes a missing one for http too.
    servesHttp: (environment['FUNCTION_SIGNATURE_TYPE'] ?? 'http') === 'http',
  };
}

function wholeNumber(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  otherwise: number,
): number {
  const text = environment[name];
  if (text === undefined || text === '') return otherwise;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}"`);
  return Number(text);
}
