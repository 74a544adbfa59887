import type { FormTexts } from './listing-values.ts';
import type { ImagePart } from '../pictures/slots.ts';

/** A form as the API reads it: every field a text, the pictures under `images` in the order of their slots. */
export function listingFormData(texts: FormTexts, images: readonly ImagePart[] = []): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  images.forEach((part, index) => {
    if (typeof part === 'string') form.append('images', part);
    else form.append('images', asFile(part, index + 1));
  });
  return form;
}

function asFile(picture: Blob, position: number): File {
  const { type } = picture;
  return new File([picture], `picture-${position}.${type.replace('image/', '')}`, { type });
}
