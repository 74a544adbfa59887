import { useEffect, useState } from 'react';
import {
  dropDeviceDraft,
  readDeviceDraft,
  writeDeviceDraft,
} from '../../../lib/drafts/device-draft.ts';
import { noPictures, type Picture, type Slots } from '../pictures/slots.ts';

/** Where a draft is kept: one for each person and form. */
export interface DraftPlace {
  /** Id of who is signed in, or `visitorsDrafts`. */
  person: string;
  name: string;
}

type Texts = Readonly<Record<string, string | boolean>>;

/** What was kept of an ad that was not sent. */
export interface KeptAd {
  /** Those that were changed. */
  texts: Texts;
  /** Undefined: they were not touched. */
  slots: Slots | undefined;
  /** The `Idempotency-Key` under which it may have been sent already. */
  key: string;
  /** When it was last changed: ISO 8601, UTC. */
  at: string;
}

/** One draft is two entries, so that a letter typed does not write ten pictures. */
const picturesOf = (name: string) => `${name}/pictures`;

/** Undefined when nothing is kept; what others may have written in its place is passed over. */
async function readAdDraft({ person, name }: DraftPlace): Promise<KeptAd | undefined> {
  const [words, pictures] = await Promise.all([
    readDeviceDraft(person, name),
    readDeviceDraft(person, picturesOf(name)),
  ]);
  if (!isWords(words)) return undefined;
  return { ...words, slots: Array.isArray(pictures) ? readSlots(pictures) : undefined };
}

function isWords(value: unknown): value is Omit<KeptAd, 'slots'> {
  if (typeof value !== 'object' || value === null) return false;
  const { texts, key, at } = value as Partial<Record<keyof KeptAd, unknown>>;
  return (
    typeof texts === 'object' && texts !== null && typeof key === 'string' && typeof at === 'string'
  );
}

function readSlots(kept: readonly unknown[]): Slots {
  return noPictures.map((_, index) => readSlot(kept[index]));
}

function readSlot(kept: unknown): Picture | undefined {
  if (typeof kept === 'string') return { id: kept, kind: 'stored', url: kept };
  if (!(kept instanceof File)) return undefined;
  return {
    id: crypto.randomUUID(),
    kind: 'new',
    name: kept.name,
    state: 'ready',
    blob: kept,
  };
}

/** A picture is kept once it is ready. */
function writeSlot(slot: Picture | undefined): File | string | null {
  if (slot?.kind === 'stored') return slot.url;
  if (!slot?.blob) return null;
  return new File([slot.blob], slot.name, { type: slot.blob.type });
}

/** How long somebody must not have typed before it is written. */
const quietMs = 400;

/** Keeps one ad on the device while it is written, until it is dropped. */
export class AdDraft {
  readonly key: string;
  readonly #place: DraftPlace;
  #texts: Texts;
  #slots: Slots | undefined;
  #work: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isDropped = false;

  constructor(place: DraftPlace, kept: KeptAd | undefined) {
    this.#place = place;
    this.key = kept?.key ?? crypto.randomUUID();
    this.#texts = kept?.texts ?? {};
    this.#slots = kept?.slots;
  }

  keepTexts(texts: Texts): void {
    this.#texts = texts;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), quietMs);
  }

  /** Undefined: they are as they were. */
  keepPictures(slots: Slots | undefined): void {
    this.#slots = slots;
    void this.#do(async ({ person, name }) => {
      await (slots
        ? writeDeviceDraft(person, picturesOf(name), slots.map(writeSlot))
        : dropDeviceDraft(person, picturesOf(name)));
    });
    void this.flush();
  }

  /** Resolves when everything is written, with its key: what is sent after it can be sent again. */
  async flush({ isBeingSent = false } = {}): Promise<void> {
    clearTimeout(this.#timer);
    await this.#do(async ({ person, name }) => {
      const isEmpty = Object.keys(this.#texts).length === 0 && this.#slots === undefined;
      if (isEmpty && !isBeingSent) await dropDeviceDraft(person, name);
      else {
        const words = { texts: this.#texts, key: this.key, at: new Date().toISOString() };
        await writeDeviceDraft(person, name, words);
      }
    });
  }

  /** Forgets it for good: what is kept afterwards is not. */
  async drop(): Promise<void> {
    clearTimeout(this.#timer);
    const dropped = this.#do(async ({ person, name }) => {
      await dropDeviceDraft(person, name);
      await dropDeviceDraft(person, picturesOf(name));
    });
    this.#isDropped = true;
    await dropped;
  }

  /** One thing after the other, so that nothing overtakes what was meant to be last. */
  #do(act: (place: DraftPlace) => Promise<void>): Promise<unknown> {
    if (!this.#isDropped) this.#work = this.#work.then(() => act(this.#place));
    return this.#work;
  }
}

/** What this device keeps of a form; `isRead` once that is known. */
export function useKeptAd(person: string, name: string) {
  const [found, setFound] = useState<{ kept: KeptAd | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    void readAdDraft({ person, name }).then((kept) => {
      if (isCurrent) setFound({ kept });
    });
    return () => {
      isCurrent = false;
    };
  }, [person, name]);
  return { isRead: found !== undefined, kept: found?.kept };
}
