import type { BodyOf, JsonEndpoint, QueryOf } from '@qaysari/contract/shared/endpoint';
import type { yup } from '@qaysari/contract/shared/schema';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { submitToApi } from '../api/api-client.ts';
import { draftKey, dropDraftKey, useFormDraft, type DraftOptions } from '../drafts/drafts.ts';
import { currentPerson } from '../session/token.ts';
import { useCheckedForm, type CheckedFormOptions } from './use-checked-form.ts';
import type { FormValues } from './use-form-sending.ts';

interface ApiFormOptions<E extends JsonEndpoint, Values extends FormValues> extends Omit<
  CheckedFormOptions<E, Values>,
  'schema' | 'send' | 'savedDraft'
> {
  endpoint: E;
  /** The schema of the call's body. What is sent is cast by it. */
  body: yup.ObjectSchema<BodyOf<E>>;
  /** Checks the values; left out: `body` does. */
  schema?: yup.AnyObjectSchema;
  query?: QueryOf<E>;
  /** Fields that survive a reload: no password and no code. */
  draft?: DraftOptions<Values>;
}

/** A checked form (`useCheckedForm`) that is sent as JSON to one call of the contract. */
export function useApiForm<E extends JsonEndpoint, Values extends FormValues>(
  options: ApiFormOptions<E, Values>,
) {
  const { endpoint, body: bodySchema, query, extra, initialValues, draft } = options;
  const language = useLanguage();
  const formDraft = useFormDraft(initialValues, draft);
  const [person] = useState(currentPerson);
  return useCheckedForm<E, Values>({
    // yup's types of a schema and of any schema do not fit each other.
    schema: bodySchema as yup.AnyObjectSchema,
    ...options,
    savedDraft: {
      ...formDraft,
      clear: () => {
        formDraft.clear();
        if (draft) dropDraftKey(draft.name);
      },
    },
    send: (values) => {
      const all = { ...extra, ...values };
      const body = bodySchema.cast(all, { stripUnknown: true }) as BodyOf<E>;
      // The answer may get lost: what is sent again must not be refused because of the first time.
      return submitToApi(endpoint, {
        ...{ language, body, person },
        ...(query && { query }),
        ...(endpoint.isRepeatable && draft && { idempotencyKey: draftKey(draft.name) }),
      });
    },
  });
}
