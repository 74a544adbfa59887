/** The shapes of every answer of the API (docs/specification/calls.md#c2). */
export interface Success<Data> {
  success: true;
  message?: string;
  data?: Data;
}

/** `error` holds every wrong field at once; `message` is always there, in the caller's language. */
export interface Failure {
  message: string;
  error?: Record<string, string>;
  errors?: string[];
}
