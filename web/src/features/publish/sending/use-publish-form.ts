import type { ParamsOf, MultipartEndpoint } from '@qaysari/contract/shared/endpoint';
import type { yup } from '@qaysari/contract/shared/schema';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import type { ApiAnswer } from '../../../lib/api/api-client.ts';
import { ApiFailure } from '../../../lib/api/failure.ts';
import { onBeforeReload } from '../../../lib/browser/load-chunk.ts';
import { useFormDraft, type DraftOptions } from '../../../lib/drafts/drafts.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import type { FormValues } from '../../../lib/forms/use-form-sending.ts';
import { currentPerson } from '../../../lib/session/token.ts';
import { ListingDraft, type DraftKey, type SavedDraft } from '../draft/listing-draft.ts';
import { listingFormData, type FormTexts } from '../form/listing-values.ts';
import {
  areChanged,
  imageParts,
  sentShare,
  slotsOf,
  withoutGaps,
  type Slots,
} from '../pictures/slots.ts';
import { isFailed, usePictures } from '../pictures/use-pictures.ts';
import { sendPictureIn, useUpload } from './sending.tsx';

interface PublishFormOptions<E extends MultipartEndpoint, Values extends FormValues> {
  endpoint: E;
  params?: ParamsOf<E>;
  schema: yup.AnyObjectSchema;
  initialValues: Values;
  /** The stored pictures of the listing. */
  images?: readonly string[];
  draftKey: DraftKey;
  saved: SavedDraft | undefined;
  /** Fields saved on the device: no password, nothing about the account. */
  savedFields: readonly (keyof Values & string)[];
  /** Account fields saved in this tab, shared with the sign-up form. */
  tabDraft?: DraftOptions<Values>;
  /** The fields to send. */
  textsOf: (values: Values) => FormTexts;
  /** Sends each picture before the form; else the form carries them. */
  sendsPictures?: boolean;
  /** Called even when the page was left meanwhile. */
  onSent?: (answer: ApiAnswer<E>) => void;
  onSuccess: (answer: ApiAnswer<E>, values: Values) => void | Promise<void>;
  onNothingToSend?: () => void;
}

/** A checked form with pictures: saved as a draft on the device, uploaded with progress. */
export function usePublishForm<E extends MultipartEndpoint, Values extends FormValues>(
  options: PublishFormOptions<E, Values>,
) {
  const { initialValues, images = [], saved, savedFields, schema, onSuccess } = options;
  const [isStored, setStored] = useState(saved && true);
  const [draft] = useState(() => new ListingDraft(options.draftKey, saved, setStored));
  useFlushWhenLeft(draft);
  const language = useLanguage();
  const [person] = useState(currentPerson);
  const pictures = usePictures({
    start: startOf(saved, images),
    onChange: (slots) => draft.savePictures(areChanged(slots, images) ? slots : undefined),
    send: options.sendsPictures === true ? sendPictureIn(language, person) : undefined,
  });
  const { upload, sending, cancel } = useUpload(options.endpoint);

  const prepare = async (values: Values) => {
    const slots = await pictures.whenReady();
    if (slots.some(isFailed)) return undefined;
    const texts = options.textsOf(values);
    const parts = imageParts(slots, images);
    if (Object.keys(texts).length === 0 && !parts) {
      options.onNothingToSend?.();
      return undefined;
    }
    await draft.flush({ isBeingSent: true });
    return {
      language,
      person,
      form: listingFormData(texts, parts),
      ...(options.params && { params: options.params }),
      idempotencyKey: draft.key,
    };
  };
  const tabDraft = useFormDraft(initialValues, options.tabDraft);
  const form = useCheckedForm<E, Values>({
    initialValues,
    schema,
    savedDraft: {
      values: { ...tabDraft.values, ...fitting(saved, initialValues, savedFields) },
      save: (values) => {
        tabDraft.save(values);
        draft.saveTexts(changedOf(values, initialValues, savedFields));
      },
      clear: () => {
        tabDraft.clear();
        void draft.clear();
      },
    },
    alwaysProblem: true,
    otherFields: ['images'],
    send: async (values) => {
      const answer = await upload(() => prepare(values)).catch((error: unknown) => {
        if (!isForgotten(error, pictures.slots)) throw error;
        pictures.sendAgain();
        return upload(() => prepare(values));
      });
      if (answer) options.onSent?.(answer);
      return answer;
    },
    onSuccess,
  });
  const clearImageError = useEffectEvent(() => form.clearServerError('images'));
  useEffect(() => clearImageError(), [pictures.slots]);
  const share = sending?.stage === 'preparing' ? sentShare(pictures.slots) : undefined;
  return {
    ...{ form, pictures, cancel, isStored },
    sending: share === undefined ? sending : { stage: 'pictures' as const, progress: share },
    clearDraft: () => draft.clear(),
  };
}

/** Whether the server has removed a picture that was sent before, as it does after a day. */
function isForgotten(error: unknown, slots: Slots): boolean {
  const wrong = error instanceof ApiFailure ? error.fields['images'] : undefined;
  if (!wrong || !('key' in wrong) || wrong.key !== 'imageUnknown') return false;
  return slots[Number(wrong.params?.['position']) - 1]?.kind === 'new';
}

/** Drops stored pictures from the draft that the listing no longer has. */
function startOf(saved: SavedDraft | undefined, images: readonly string[]): Slots {
  if (!saved?.slots) return slotsOf(images);
  const left = saved.slots.map((slot) =>
    slot?.kind === 'stored' && !images.includes(slot.url) ? undefined : slot,
  );
  return withoutGaps(left);
}

function fitting<Values extends FormValues>(
  saved: SavedDraft | undefined,
  initialValues: Values,
  fields: readonly (keyof Values & string)[],
): Partial<Values> {
  const texts = saved?.texts ?? {};
  const names = fields.filter((name) => typeof texts[name] === typeof initialValues[name]);
  return Object.fromEntries(names.map((name) => [name, texts[name]])) as Partial<Values>;
}

function changedOf<Values extends FormValues>(
  values: Values,
  initialValues: Values,
  fields: readonly (keyof Values & string)[],
): Record<string, string | boolean> {
  const names = fields.filter((name) => values[name] !== initialValues[name]);
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Record<
    string,
    string | boolean
  >;
}

/** Writes the draft when the page is hidden (phones may end it then) and when the form is left. */
function useFlushWhenLeft(draft: ListingDraft): void {
  useEffect(() => {
    const flush = () => {
      if (document.visibilityState === 'hidden') void draft.flush();
    };
    document.addEventListener('visibilitychange', flush);
    const stopSaving = onBeforeReload(() => draft.flush());
    return () => {
      stopSaving();
      document.removeEventListener('visibilitychange', flush);
      void draft.flush();
    };
  }, [draft]);
}
