/** What the environment says. This file is the only reader of `process.env`. */
export interface Config {
  /** Whether this process answers HTTPS functions, not triggers. */
  servesHttp: boolean;
}

let known: Config | undefined;

/** Reads the environment, once. */
export function config(): Config {
  known ??= readConfig(process.env);
  return known;
}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  return {
    // Set by Cloud Functions and its emulator; functions-framework takes a missing one for http too.
    servesHttp: (environment['FUNCTION_SIGNATURE_TYPE'] ?? 'http') === 'http',
  };
}
