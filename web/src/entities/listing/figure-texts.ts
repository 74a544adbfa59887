import type { OptionalListingField } from '@qaysari/contract/listing/fields';
import type { ParseKeys } from 'i18next';

/** The key, in `figures.json`, of the text for one id of a field that offers a choice. A test finds each of them. */
export function choiceKey(name: OptionalListingField, id: string): ParseKeys<'figures'> {
  return `choice.${name}.${id}` as ParseKeys<'figures'>;
}
