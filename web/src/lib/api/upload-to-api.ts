import type { MultipartEndpoint, ParamsOf } from '@qaysari/contract/shared/endpoint';
import type { Language } from '@qaysari/contract/shared/languages';
import { addressOf, readAnswer, tokenFor, type ApiAnswer } from './api-client.ts';
import { appCheckHeader } from './app-check.ts';
import { ApiFailure } from './failure.ts';

/** An upload without progress for so long counts as failed. Slow progress is fine. */
const stallMs = 20_000;

/** How long the server may take to answer. Hosting gives up after 60 seconds, the body included. */
const answerMs = 60_000;

interface UploadInput<E extends MultipartEndpoint> {
  language: Language;
  params?: ParamsOf<E>;
  form: FormData;
  /** The same for repetitions of one request. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The person who started the call (`currentPerson`): no other person's token is sent. */
  person?: string | undefined;
  /** Sent part from 0 to 1. At 1 the server has everything. */
  onProgress?: (progress: number) => void;
}

/**
 * Makes a call with pictures. Like `submitToApi`, but without a time limit while bytes move. Throws ApiFailure for
 * every answer but success and when the upload stalls; an abort by `signal` throws the signal's reason. A token that
 * is refused (401) is dropped.
 */
export async function uploadToApi<E extends MultipartEndpoint>(
  endpoint: E,
  input: UploadInput<E>,
): Promise<ApiAnswer<E>> {
  const token = tokenFor(endpoint, input.person);
  const proof = await appCheckHeader(endpoint, token !== undefined);
  const request = new XMLHttpRequest();
  request.open(endpoint.method, addressOf(endpoint, input.params));
  request.setRequestHeader('Accept-Language', input.language);
  if (token !== undefined) request.setRequestHeader('Authorization', `Bearer ${token}`);
  if (input.idempotencyKey !== undefined) {
    request.setRequestHeader('Idempotency-Key', input.idempotencyKey);
  }
  for (const [name, value] of Object.entries(proof)) request.setRequestHeader(name, value);
  await sent(request, input);
  return readAnswer<E>({ status: request.status, text: request.responseText }, token);
}

interface Sending {
  form: FormData;
  signal?: AbortSignal;
  onProgress?: (progress: number) => void;
}

/** Resolves for an answer of any status. */
async function sent(request: XMLHttpRequest, { form, signal, onProgress }: Sending): Promise<void> {
  if (signal?.aborted === true) throw reasonOf(signal);
  const stall = new Stall(() => request.abort());
  const abort = () => request.abort();
  signal?.addEventListener('abort', abort);
  try {
    await new Promise<void>((resolve, reject) => {
      request.upload.onprogress = ({ loaded, total }) => {
        stall.wait(stallMs);
        onProgress?.(total === 0 ? 0 : Math.min(loaded / total, 0.999));
      };
      request.upload.onload = () => {
        stall.wait(answerMs);
        onProgress?.(1);
      };
      const fail = () => reject(new ApiFailure(0, {}));
      request.onload = () => resolve();
      request.onerror = fail;
      request.onabort = () => (signal?.aborted === true ? reject(reasonOf(signal)) : fail());
      stall.wait(stallMs);
      request.send(form);
    });
  } finally {
    stall.end();
    signal?.removeEventListener('abort', abort);
  }
}

function reasonOf(signal: AbortSignal): Error {
  const reason: unknown = signal.reason;
  return reason instanceof Error ? reason : new DOMException('Called off', 'AbortError');
}

/** Calls `giveUp` when `wait` was not called again in time. */
class Stall {
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #giveUp: () => void;

  constructor(giveUp: () => void) {
    this.#giveUp = giveUp;
  }

  wait(ms: number): void {
    this.end();
    this.#timer = setTimeout(this.#giveUp, ms);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
