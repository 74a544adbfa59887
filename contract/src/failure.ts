/** The shapes of every answer of the API (docs/specification/calls.md#c2). */
export interface Success<Data> {
  success: true;
  message?: string;
  data?: Data;
}

/** What a call answers that did not work. */
export interface Failure {
  /** In the caller's language. */
  message: string;
  /** What is wrong with each wrong field, all at once. */
  error?: Record<string, string>;
  /** Several texts at once. */
  errors?: string[];
}
