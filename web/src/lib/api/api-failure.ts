import type { Failure } from '@qaysari/contract/failure';

/** Why a call failed. `status` 0: no answer came (offline, timed out, or cut). */
export class ApiFailure extends Error {
  readonly status: number;
  /** Texts for wrong fields, by field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Several texts at once, where the call answers so. */
  readonly list: readonly string[];

  constructor(status: number, failure: Partial<Failure>) {
    super(failure.message ?? '');
    this.name = 'ApiFailure';
    this.status = status;
    this.fields = failure.error ?? {};
    this.list = failure.errors ?? [];
  }

  get isNotFound(): boolean {
    return this.status === 404;
  }

  /** Whether the same call may succeed when simply made again. */
  get isPassing(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}
