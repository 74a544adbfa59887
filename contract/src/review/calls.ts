import type { ShownReview } from './types.ts';
import type { JsonEndpoint } from '../shared/endpoint.ts';

/**
 * Shows an ad or an investor profile that waits for our team, as members would see it. `token` is the secret in a link
 * for our team. One that is altered or over is 404, as is one of another version and one that was decided about.
 */
export const showReview: JsonEndpoint<'public', { body: { token: string } }, ShownReview> = {
  method: 'POST',
  path: '/reviews/show',
  access: 'public',
};
