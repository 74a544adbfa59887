import type { Endpoint } from '@qaysari/contract/shared/endpoint';
import { ask, type Answer, type Ask } from './api-client.ts';

/** The content of a slot: a file's bytes, or a text (the URL of a picture, or `null`). */
export type Slot = Uint8Array | string;

/** A whole new ad, but for its pictures. */
export const adFields = {
  title: 'مطعم في قلب أربيل',
  description: 'مطعم يعمل منذ عشر سنوات.\nالسعر قابل للتفاوض.',
  location: 'erbil',
  category: 'restaurants_cafes',
  currency: 'iqd',
  price: '٢٥٬٠٠٠٬٠٠٠',
};

/** The form as a browser writes it. */
function formOf(fields: Readonly<Record<string, string>>, slots: readonly Slot[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  slots.forEach((slot, index) => {
    if (typeof slot === 'string') form.append('images', slot);
    else form.append('images', new Blob([Uint8Array.from(slot)]), `photo-${index}.jpg`);
  });
  return form;
}

interface SendForm extends Ask {
  id?: string;
  /** `Idempotency-Key`. */
  key?: string;
}

/** Sends a form to a call that carries pictures. */
export async function sendForm(
  endpoint: Endpoint,
  fields: Readonly<Record<string, string>>,
  slots: readonly Slot[] = [],
  { id = '', key, headers, ...how }: SendForm = {},
): Promise<Answer> {
  const encoded = new Response(formOf(fields, slots));
  return ask(endpoint.path.replace('{id}', id), {
    method: endpoint.method,
    body: new Uint8Array(await encoded.arrayBuffer()),
    headers: {
      'Content-Type': encoded.headers.get('content-type') ?? '',
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...headers,
    },
    ...how,
  });
}
