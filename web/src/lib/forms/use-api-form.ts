import type { BodyOf, EndpointOf, QueryOf } from '@qaysari/contract/endpoint';
import type { yup } from '@qaysari/contract/schema';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { submitToApi } from '../api/api-client.ts';
import { draftKey, dropDraftKey, useFormDraft, type DraftOptions } from '../drafts/drafts.ts';
import { currentPerson } from '../session/token.ts';
import { useCheckedForm, type CheckedFormOptions } from './use-checked-form.ts';
import type { FormValues } from './use-form-sending.ts';

/** An endpoint whose body a form can check. */
export type EndpointOfForm = EndpointOf<'json'> & { body: yup.AnyObjectSchema };

interface ApiFormOptions<E extends EndpointOfForm, Values extends FormValues> extends Omit<
  CheckedFormOptions<E, Values>,
  'schema' | 'send' | 'savedDraft'
> {
  endpoint: E;
  /** Checks the values; the body's schema when there is none. What is sent is always cast by the body's. */
  schema?: yup.AnyObjectSchema;
  query?: QueryOf<E>;
  /** Fields that survive a reload: no password and no code. */
  draft?: DraftOptions<Values>;
}

/** A checked form (`useCheckedForm`) that is sent as JSON to one call of the contract. */
export function useApiForm<E extends EndpointOfForm, Values extends FormValues>(
  options: ApiFormOptions<E, Values>,
) {
  const { endpoint, query, extra, initialValues, draft } = options;
  const language = useLanguage();
  const kept = useFormDraft(initialValues, draft);
  const [person] = useState(currentPerson);
  return useCheckedForm<E, Values>({
    schema: endpoint.body,
    ...options,
    savedDraft: {
      ...kept,
      clear: () => {
        kept.clear();
        if (draft) dropDraftKey(draft.name);
      },
    },
    send: (values) => {
      const all = { ...extra, ...values };
      const body = endpoint.body.cast(all, { stripUnknown: true }) as BodyOf<E>;
      // The answer may get lost: what is sent again must not be refused because of the first time.
      return submitToApi(endpoint, {
        ...{ language, body, person },
        ...(query && { query }),
        ...(endpoint.isRepeatable && draft && { idempotencyKey: draftKey(draft.name) }),
      });
    },
  });
}
