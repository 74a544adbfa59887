import { limits } from '@qaysari/contract/shared/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { preparePicture } from './prepare-picture.ts';
import { PictureSender, type SendPicture, type SendState } from './picture-sender.ts';
import {
  clearSlot,
  fillFrom,
  forgetUploads,
  moveSlot,
  putBack,
  withPicture,
  type NewPicture,
  type Picture,
  type Slots,
  type Upload,
} from './slots.ts';

/** Chosen files that are in no slot. */
export interface PicturesNotice {
  /** Number of files without a free slot. */
  dropped: number;
  /** Names of files that are no pictures. */
  refused: readonly string[];
}

interface PicturesOptions {
  start: Slots;
  /** Called for changes that a draft stores, not for the progress of sending. */
  onChange: (slots: Slots) => void;
  /** Sends each picture as soon as it is shrunk; undefined where the form carries the pictures. */
  send: SendPicture | undefined;
}

/** The largest picture that is sent by itself: 24 seconds at 0.5 Mbit/s. */
const maxBytesAlone = 1_500_000;
/** The largest one in a form of ten: 35 seconds for all of them at 0.5 Mbit/s. */
const maxBytesInForm = 220_000;

/** A picture is uploaded again an hour before the server deletes it. */
const uploadLivesMs = (limits.looseImageHours - 1) * 60 * 60 * 1000;

/** The pictures of a form. Each is shrunk, and sent where `send` is given, as soon as it is chosen. */
export function usePictures({ start, onChange, send }: PicturesOptions) {
  const [slots, setSlots] = useState(start);
  const [notice, setNotice] = useState<PicturesNotice>();
  const latest = useRef(start);
  const work = useRef<Promise<unknown>>(Promise.resolve());
  const sender = useRef<PictureSender>(undefined);
  const show = (next: Slots) => {
    latest.current = next;
    setSlots(next);
  };
  const change = (next: Slots) => {
    show(next);
    onChange(next);
    sender.current?.keepOnly(new Set(next.flatMap((slot) => slot?.id ?? [])));
  };
  const took = (id: string, state: SendState) => {
    const picture = latest.current.find((slot) => slot?.id === id);
    if (picture?.kind !== 'new') return;
    const next = withPicture(latest.current, { ...picture, progress: undefined, ...state });
    if (state.state === 'ready') change(next);
    else show(next);
  };
  const sendSoon = ({ id, blob }: NewPicture) => {
    if (blob) sender.current?.add(id, blob);
  };
  const prepare = async (picture: NewPicture, file: File) => {
    const shrunk = await preparePicture(file, send ? maxBytesAlone : maxBytesInForm);
    const done: NewPicture = shrunk
      ? { ...picture, ...shrunk, state: send ? 'waiting' : 'ready' }
      : { ...picture, state: 'failed' };
    change(withPicture(latest.current, done));
    if (latest.current.includes(done)) sendSoon(done);
  };
  const act = (next: Slots) => {
    setNotice(undefined);
    change(next);
  };
  const sendStale = (isStale: (upload: Upload) => boolean) => {
    const before = latest.current;
    const next = forgetUploads(before, isStale);
    const stale = next.filter((slot, at) => slot !== before[at]);
    if (stale.length === 0) return;
    change(next);
    for (const slot of stale) if (slot?.kind === 'new') sendSoon(slot);
  };
  useSender(sender, send, took, () => {
    for (const slot of latest.current) if (slot?.kind === 'new' && !slot.upload) sendSoon(slot);
    sendStale(isOld);
  });

  return {
    slots,
    notice,
    /** From the selected slot onwards (`fillFrom`). */
    add: (selected: number, files: readonly File[]) => {
      const { chosen, pictures, refused } = sortFiles(files);
      const { slots: next, dropped } = fillFrom(latest.current, selected, pictures);
      change(next);
      setNotice(dropped > 0 || refused.length > 0 ? { dropped, refused } : undefined);
      const begun = chosen
        .filter(({ picture }) => next.includes(picture))
        .map(({ file, picture }) => prepare(picture, file));
      work.current = Promise.all([work.current, ...begun]);
    },
    clear: (at: number) => act(clearSlot(latest.current, at)),
    /** Undoes `clear`: for a picture that was ready, or is sent again. */
    restore: (at: number, picture: Picture) => {
      const back = send ? asWaiting(picture) : picture;
      act(putBack(latest.current, at, back));
      if (back !== picture && back.kind === 'new') sendSoon(back);
    },
    move: (from: number, to: number) => act(moveSlot(latest.current, from, to)),
    /** Sends a picture again that was not sent; without an id, all of them. */
    retry: (id?: string) => sender.current?.retry((unsent) => id === undefined || unsent.id === id),
    /** Sends all pictures again, because the server has deleted them. */
    sendAgain: () => sendStale(() => true),
    /** The slots, once every picture is prepared and sent. Throws ApiFailure when one cannot be sent. */
    whenReady: async (): Promise<Slots> => {
      await work.current;
      sendStale(isOld);
      sender.current?.retry();
      await sender.current?.settled();
      return latest.current;
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;

function isOld({ at }: Upload): boolean {
  // After the clock was set back, a picture may have a date in the future.
  return Math.abs(Date.now() - at) > uploadLivesMs;
}

/** Runs a sender while the form is shown. `begin` gives it what a draft has brought. */
function useSender(
  senderRef: { current: PictureSender | undefined },
  send: SendPicture | undefined,
  onChange: (id: string, state: SendState) => void,
  begin: () => void,
): void {
  const sendBy = useEffectEvent<SendPicture>((...args) =>
    send ? send(...args) : Promise.reject(new Error('Nothing to send by')),
  );
  const notify = useEffectEvent(onChange);
  const beginNow = useEffectEvent(begin);
  const isSent = send !== undefined;
  useEffect(() => {
    if (!isSent) return undefined;
    const sender = new PictureSender({
      send: (...args) => sendBy(...args),
      onChange: (...args) => notify(...args),
    });
    senderRef.current = sender;
    beginNow();
    return () => {
      sender.end();
      senderRef.current = undefined;
    };
  }, [isSent, senderRef]);
}

/** A picture that was removed before it was sent is sent from the beginning. */
function asWaiting(picture: Picture): Picture {
  const isSent = picture.kind === 'stored' || picture.upload !== undefined;
  return isSent ? picture : { ...picture, state: 'waiting', progress: undefined };
}

/** `refused`: names of files that are no pictures. */
function sortFiles(files: readonly File[]) {
  const chosen = files.filter(mayBePicture).map((file) => ({ file, picture: newPicture(file) }));
  const refused = files.filter((file) => !mayBePicture(file)).map(({ name }) => name);
  return { chosen, pictures: chosen.map(({ picture }) => picture), refused };
}

/** Devices leave the type of unknown files empty; reading them then shows whether they are pictures. */
function mayBePicture({ type }: File): boolean {
  return type === '' || type.startsWith('image/');
}

function newPicture({ name }: File): NewPicture {
  return { id: crypto.randomUUID(), kind: 'new', name, state: 'preparing' };
}

const isIn = (state: NewPicture['state']) => (picture: Picture | undefined) =>
  picture?.kind === 'new' && picture.state === state;
export const isFailed = isIn('failed');
export const isUnsent = isIn('unsent');

export const isSmall = (picture: Picture | undefined) =>
  picture?.kind === 'new' && picture.isSmall === true;
