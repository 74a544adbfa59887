import type * as reviewCalls from './calls.ts';
import type { SchemasOf } from '../shared/endpoint.ts';
import { limits } from '../shared/limits.ts';
import { yup } from '../shared/schema.ts';

/** What the calls of calls.ts take. What is no token of ours is 404, whatever it looks like. */
export const reviewSchemas = {
  showReview: {
    body: yup.object({ token: yup.string().strict().max(limits.pushEndpointLength).required() }),
  },
} satisfies SchemasOf<typeof reviewCalls>;
