import { yup } from './schema.ts';

const id = yup.object({ id: yup.string().required() });

/** What the endpoints of session-endpoints.ts take. */
export const sessionInputs = {
  endSession: { params: id },
};
