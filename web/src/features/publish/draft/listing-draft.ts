import { useEffect, useState } from 'react';
import { dropDeviceDraft, readDeviceDraft, writeDeviceDraft } from '../../../lib/drafts/drafts.ts';
import { noPictures, type Picture, type Slots, type Upload } from '../pictures/slots.ts';

/** Names a draft: one for each person and form. */
export interface DraftKey {
  /** Id of the signed-in person, or `visitorsDrafts`. */
  person: string;
  name: string;
}

type Texts = Readonly<Record<string, string | boolean>>;

/** The saved values of an unsent listing. */
export interface SavedDraft {
  /** Changed fields only. */
  texts: Texts;
  /** Undefined: unchanged. */
  slots: Slots | undefined;
  /** The `Idempotency-Key` under which it may have been sent already. */
  key: string;
  /** When it was last changed: ISO 8601, UTC. */
  at: string;
}

/** A draft has two entries, so that typing does not rewrite ten pictures. */
const picturesOf = (name: string) => `${name}/pictures`;

/** Undefined when nothing is saved. Invalid stored values are ignored. */
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

/** A new picture of a draft, with its upload once it was sent. */
interface SavedPicture {
  id: string;
  file: File;
  upload?: Upload;
}

function readSlot(saved: unknown): Picture | undefined {
  if (typeof saved === 'string') return { id: saved, kind: 'stored', url: saved };
  // An earlier version of the site saved the file alone.
  if (saved instanceof File) return restored({ id: crypto.randomUUID(), file: saved });
  if (typeof saved !== 'object' || saved === null) return undefined;
  const { id, file, upload } = saved as Partial<Record<keyof SavedPicture, unknown>>;
  if (typeof id !== 'string' || !(file instanceof File)) return undefined;
  return restored({ id, file, ...(isUpload(upload) && { upload }) });
}

function isUpload(value: unknown): value is Upload {
  if (typeof value !== 'object' || value === null) return false;
  const { url, at } = value as Partial<Record<keyof Upload, unknown>>;
  return typeof url === 'string' && typeof at === 'number';
}

function restored({ file, ...saved }: SavedPicture): Picture {
  return { ...saved, kind: 'new', name: file.name, state: 'ready', blob: file };
}

/** A picture is saved once it is shrunk. */
function writeSlot(slot: Picture | undefined): SavedPicture | string | null {
  if (slot?.kind === 'stored') return slot.url;
  if (!slot?.blob || slot.state === 'failed') return null;
  const { id, name, blob, upload } = slot;
  return { id, file: new File([blob], name, { type: blob.type }), ...(upload && { upload }) };
}

/** Delay after the last key press before the draft is written. */
const quietMs = 400;

/** Called after each write: whether the device stores the draft; undefined when there is nothing to store. */
type OnStored = (isStored: boolean | undefined) => void;

/** Saves an unsent listing on the device until it is cleared. */
export class ListingDraft {
  readonly key: string;
  readonly #draftKey: DraftKey;
  #texts: Texts;
  #slots: Slots | undefined;
  #work: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isCleared = false;
  #stored = { words: true, pictures: true };
  readonly #onStored: OnStored;

  constructor(draftKey: DraftKey, saved: SavedDraft | undefined, onStored: OnStored) {
    this.#draftKey = draftKey;
    this.#onStored = onStored;
    this.key = saved?.key ?? crypto.randomUUID();
    this.#texts = saved?.texts ?? {};
    this.#slots = saved?.slots;
  }

  saveTexts(texts: Texts): void {
    this.#texts = texts;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), quietMs);
  }

  /** Undefined: unchanged. */
  savePictures(slots: Slots | undefined): void {
    this.#slots = slots;
    void this.#enqueue(async ({ person, name }) => {
      if (!slots) await dropDeviceDraft(person, picturesOf(name));
      this.#stored.pictures =
        !slots || (await writeDeviceDraft(person, picturesOf(name), slots.map(writeSlot)));
    });
    void this.flush();
  }

  /** Resolves when everything is written, the key included: a request sent afterwards can be repeated safely. */
  async flush({ isBeingSent = false } = {}): Promise<void> {
    clearTimeout(this.#timer);
    await this.#enqueue(async ({ person, name }) => {
      const isEmpty = Object.keys(this.#texts).length === 0 && this.#slots === undefined;
      if (isEmpty && !isBeingSent) {
        await dropDeviceDraft(person, name);
        this.#onStored(undefined);
      } else {
        const words = { texts: this.#texts, key: this.key, at: new Date().toISOString() };
        this.#stored.words = await writeDeviceDraft(person, name, words);
        this.#onStored(this.#stored.words && this.#stored.pictures);
      }
    });
  }

  /** Removes the draft; later saves are ignored. */
  async clear(): Promise<void> {
    clearTimeout(this.#timer);
    const cleared = this.#enqueue(async ({ person, name }) => {
      await dropDeviceDraft(person, name);
      await dropDeviceDraft(person, picturesOf(name));
    });
    this.#isCleared = true;
    await cleared;
  }

  /** Runs writes one after the other, so that the last one wins. */
  #enqueue(act: (key: DraftKey) => Promise<void>): Promise<unknown> {
    if (!this.#isCleared) this.#work = this.#work.then(() => act(this.#draftKey));
    return this.#work;
  }
}

/** The saved draft of a form; undefined while it is read. Use `formKey` as the form's key: `startOver` changes it. */
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
