import { uploadImage } from '@qaysari/contract/publish-endpoints';
import type { Language } from '@qaysari/contract/languages';
import { uploadToApi } from '../../../lib/api/upload-to-api.ts';
import { listingFormData } from '../form/listing-values.ts';

/** Sends one picture; answers its URL, for `images` of the ad. */
export type SendPicture = (
  picture: Blob,
  key: string,
  options: { signal: AbortSignal; onProgress: (progress: number) => void },
) => Promise<string>;

export function sendPictureIn(language: Language): SendPicture {
  return async (picture, idempotencyKey, options) => {
    const form = listingFormData({}, [picture]);
    const { data } = await uploadToApi(uploadImage, {
      ...{ language, form, idempotencyKey },
      ...options,
    });
    return data.url;
  };
}
