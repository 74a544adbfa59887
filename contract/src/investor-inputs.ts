import { directoryFilterSchema } from './investor-filter-schema.ts';
import { oneOfField, pageField } from './query-fields.ts';
import { yup } from './schema.ts';

/** What the endpoints of investor-endpoints.ts take. */
export const investorInputs = {
  listInvestors: {
    query: yup.object({ role: oneOfField(['investor'] as const).required() }),
    body: directoryFilterSchema,
  },
  getUser: {
    params: yup.object({ id: yup.string().required() }),
  },
  listFittingListings: {
    query: yup.object({ page: pageField() }),
  },
};
