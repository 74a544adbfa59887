import { useEffect, useState } from 'react';
import { dropDeviceDraft, readDeviceDraft, writeDeviceDraft } from '../../../lib/drafts/drafts.ts';
import { noPictures, type Picture, type Slots } from '../pictures/slots.ts';

/** Names a draft: one for each person and form. */
export interface DraftKey {
  /** Id of who is signed in, or `visitorsDrafts`. */
  person: string;
  name: string;
}

type Texts = Readonly<Record<string, string | boolean>>;

/** What was saved of a listing that was not sent. */
export interface SavedDraft {
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

/** Undefined when nothing is saved; what others may have written in its place is passed over. */
async function readSavedDraft({ person, name }: DraftKey): Promise<SavedDraft | undefined> {
  const [words, pictures] = await Promise.all([
    readDeviceDraft(person, name),
    readDeviceDraft(person, picturesOf(name)),
  ]);
  if (!isWords(words)) return undefined;
  return { ...words, slots: Array.isArray(pictures) ? readSlots(pictures) : undefined };
}

function isWords(value: unknown): value is Omit<SavedDraft, 'slots'> {
  if (typeof value !== 'object' || value === null) return false;
  const { texts, key, at } = value as Partial<Record<keyof SavedDraft, unknown>>;
  return (
    typeof texts === 'object' && texts !== null && typeof key === 'string' && typeof at === 'string'
  );
}

function readSlots(saved: readonly unknown[]): Slots {
  return noPictures.map((_, index) => readSlot(saved[index]));
}

function readSlot(saved: unknown): Picture | undefined {
  if (typeof saved === 'string') return { id: saved, kind: 'stored', url: saved };
  if (!(saved instanceof File)) return undefined;
  const { name } = saved;
  return { id: crypto.randomUUID(), kind: 'new', name, state: 'ready', blob: saved };
}

/** A picture is saved once it is ready. */
function writeSlot(slot: Picture | undefined): File | string | null {
  if (slot?.kind === 'stored') return slot.url;
  if (!slot?.blob) return null;
  return new File([slot.blob], slot.name, { type: slot.blob.type });
}

/** How long somebody must not have typed before it is written. */
const quietMs = 400;

/** Saves one listing on the device while it is written, until it is cleared. */
export class ListingDraft {
  readonly key: string;
  readonly #draftKey: DraftKey;
  #texts: Texts;
  #slots: Slots | undefined;
  #work: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isCleared = false;

  constructor(draftKey: DraftKey, saved: SavedDraft | undefined) {
    this.#draftKey = draftKey;
    this.key = saved?.key ?? crypto.randomUUID();
    this.#texts = saved?.texts ?? {};
    this.#slots = saved?.slots;
  }

  saveTexts(texts: Texts): void {
    this.#texts = texts;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), quietMs);
  }

  /** Undefined: they are as they were. */
  savePictures(slots: Slots | undefined): void {
    this.#slots = slots;
    void this.#enqueue(async ({ person, name }) => {
      await (slots
        ? writeDeviceDraft(person, picturesOf(name), slots.map(writeSlot))
        : dropDeviceDraft(person, picturesOf(name)));
    });
    void this.flush();
  }

  /** Resolves when everything is written, with its key: what is sent after it can be sent again. */
  async flush({ isBeingSent = false } = {}): Promise<void> {
    clearTimeout(this.#timer);
    await this.#enqueue(async ({ person, name }) => {
      const isEmpty = Object.keys(this.#texts).length === 0 && this.#slots === undefined;
      if (isEmpty && !isBeingSent) await dropDeviceDraft(person, name);
      else {
        const words = { texts: this.#texts, key: this.key, at: new Date().toISOString() };
        await writeDeviceDraft(person, name, words);
      }
    });
  }

  /** Removes it for good: what is saved afterwards is not written. */
  async clear(): Promise<void> {
    clearTimeout(this.#timer);
    const cleared = this.#enqueue(async ({ person, name }) => {
      await dropDeviceDraft(person, name);
      await dropDeviceDraft(person, picturesOf(name));
    });
    this.#isCleared = true;
    await cleared;
  }

  /** One thing after the other, so that nothing overtakes what was meant to be last. */
  #enqueue(act: (key: DraftKey) => Promise<void>): Promise<unknown> {
    if (!this.#isCleared) this.#work = this.#work.then(() => act(this.#draftKey));
    return this.#work;
  }
}

/**
 * What this device has saved of a form; undefined until that is known. `formKey` changes with `startOver`: give it to
 * the form as its key, so that it begins anew.
 */
export function useSavedDraft(person: string, name: string) {
  const [found, setFound] = useState<{ saved: SavedDraft | undefined }>();
  const [startedOver, setStartedOver] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void readSavedDraft({ person, name }).then((saved) => {
      if (isCurrent) setFound({ saved });
    });
    return () => {
      isCurrent = false;
    };
  }, [person, name]);
  return (
    found && {
      saved: startedOver ? undefined : found.saved,
      formKey: String(startedOver),
      startOver: () => setStartedOver(true),
    }
  );
}
