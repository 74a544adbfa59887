import type { BodyOf } from '@qaysari/contract/shared/endpoint';
import { defaultLanguage } from '@qaysari/contract/shared/languages';
import { setConversationState } from '@qaysari/contract/message/calls';
import { ApiFailure } from '../../../lib/api/failure.ts';
import { languageOfPath } from '../../../i18n/language.ts';
import { callAsMember } from '../../../lib/api/api-client.ts';
import { currentPerson } from '../../../lib/session/token.ts';

/** A number that only moves forward and is told to the API once things are quiet. */

interface PointerDeps {
  /** Rejects when the API was not told. */
  tell: (upTo: number) => Promise<unknown>;
  /** Whether it may be told now; `resume` is called when that changes. */
  mayTell: () => boolean;
}

export const pointerTimes = { quietMs: 2_000, longestMs: 6_000, againMs: 10_000 } as const;

export class BatchedReadPointer {
  readonly #world: PointerDeps;
  #told = 0;
  #wanted = 0;
  #wantedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isTelling = false;
  #hasEnded = false;

  constructor(world: PointerDeps) {
    this.#world = world;
  }

  /** The API knows this already. */
  known(upTo: number): void {
    this.#told = Math.max(this.#told, upTo);
  }

  want(upTo: number): void {
    if (upTo <= Math.max(this.#wanted, this.#told)) return;
    // New messages put it off, but not for ever.
    if (this.#wanted <= this.#told) this.#wantedAt = Date.now();
    this.#wanted = upTo;
    const left = this.#wantedAt + pointerTimes.longestMs - Date.now();
    this.#plan(Math.max(0, Math.min(pointerTimes.quietMs, left)));
  }

  resume(): void {
    if (this.#wanted > this.#told) this.#plan(pointerTimes.quietMs);
  }

  /** Tells what is left, and nothing more. */
  end(): void {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    void this.#tell();
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#hasEnded) return;
    this.#timer = setTimeout(() => void this.#tell(), ms);
  }

  async #tell(): Promise<void> {
    const upTo = this.#wanted;
    if (upTo <= this.#told || this.#isTelling || !this.#world.mayTell()) return;
    this.#isTelling = true;
    try {
      await this.#world.tell(upTo);
      this.known(upTo);
      if (this.#wanted > upTo) this.#plan(pointerTimes.quietMs);
    } catch (error) {
      // What the API refuses it refuses again.
      const mayHelp = !(error instanceof ApiFailure) || error.isTransient || error.status === 429;
      if (mayHelp) this.#plan(pointerTimes.againMs);
      else this.known(upTo);
    } finally {
      this.#isTelling = false;
    }
  }
}

/** Tells the API how far this person has got in the conversation with another. */
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
