import type { BodyOf } from '@qaysari/contract/shared/endpoint';
import { defaultLanguage } from '@qaysari/contract/shared/languages';
import { setConversationState } from '@qaysari/contract/message/calls';
import { ApiFailure } from '../../../lib/api/failure.ts';
import { languageOfPath } from '../../../i18n/language.ts';
import { callAsMember } from '../../../lib/api/api-client.ts';
import { currentPerson } from '../../../lib/session/token.ts';

interface PointerDeps {
  /** Sends the number to the API; rejects when that failed. */
  send: (upTo: number) => Promise<unknown>;
  /** Whether it may be sent now. When that changes, call `resume`. */
  maySend: () => boolean;
}

export const pointerTimes = { quietMs: 2_000, longestMs: 6_000, againMs: 10_000 } as const;

/** A number that only moves forward. It is sent to the API after a pause without changes. */
export class BatchedReadPointer {
  readonly #deps: PointerDeps;
  #acknowledged = 0;
  #wanted = 0;
  #wantedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #hasEnded = false;

  constructor(deps: PointerDeps) {
    this.#deps = deps;
  }

  /** The API knows this already. */
  known(upTo: number): void {
    this.#acknowledged = Math.max(this.#acknowledged, upTo);
  }

  want(upTo: number): void {
    if (upTo <= Math.max(this.#wanted, this.#acknowledged)) return;
    // New messages delay the request, but not for ever.
    if (this.#wanted <= this.#acknowledged) this.#wantedAt = Date.now();
    this.#wanted = upTo;
    const left = this.#wantedAt + pointerTimes.longestMs - Date.now();
    this.#plan(Math.max(0, Math.min(pointerTimes.quietMs, left)));
  }

  resume(): void {
    if (this.#wanted > this.#acknowledged) this.#plan(pointerTimes.quietMs);
  }

  /** Sends what was not sent yet, and nothing later. */
  end(): void {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    void this.#send();
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#hasEnded) return;
    this.#timer = setTimeout(() => void this.#send(), ms);
  }

  async #send(): Promise<void> {
    const upTo = this.#wanted;
    if (upTo <= this.#acknowledged || this.#isSending || !this.#deps.maySend()) return;
    this.#isSending = true;
    try {
      await this.#deps.send(upTo);
      this.known(upTo);
      if (this.#wanted > upTo) this.#plan(pointerTimes.quietMs);
    } catch (error) {
      // A refusal is final: a retry would be refused, too.
      const mayHelp = !(error instanceof ApiFailure) || error.isTransient || error.status === 429;
      if (mayHelp) this.#plan(pointerTimes.againMs);
      else this.known(upTo);
    } finally {
      this.#isSending = false;
    }
  }
}

/** Sends the read state of this person in the conversation with another to the API. */
export async function sendReadState(
  userId: string,
  body: BodyOf<typeof setConversationState>,
): Promise<void> {
  await callAsMember(setConversationState, {
    language: languageOfPath(location.pathname) ?? defaultLanguage,
    params: { userId },
    body,
    person: currentPerson(),
  });
}
