import type { BodyOf, EndpointOf, QueryOf } from '@qaysari/contract/endpoint';
import type { yup } from '@qaysari/contract/schema';
import { useLanguage } from '../../i18n/language.ts';
import { submitToApi } from '../api/api-client.ts';
import { useFormDraft, type DraftOptions } from '../drafts/drafts.ts';
import { useCheckedForm, type CheckedFormOptions } from './use-checked-form.ts';
import type { FormValues } from './use-form-sending.ts';

interface ApiFormOptions<E extends EndpointOf<'json'>, Values extends FormValues> extends Omit<
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
export function useApiForm<E extends EndpointOf<'json'>, Values extends FormValues>(
  options: ApiFormOptions<E, Values>,
) {
  const { endpoint, query, extra, initialValues, draft } = options;
  const language = useLanguage();
  return useCheckedForm<E, Values>({
    schema: endpoint.body,
    ...options,
    savedDraft: useFormDraft(initialValues, draft),
    send: (values) => {
      const all = { ...extra, ...values };
      const body = endpoint.body.cast(all, { stripUnknown: true }) as BodyOf<E>;
      return submitToApi(endpoint, { language, body, ...(query && { query }) });
    },
  });
}
