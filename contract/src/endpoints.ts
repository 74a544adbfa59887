import * as accountCalls from './account/calls.ts';
import { updateMeSchema } from './account/profile-schema.ts';
import { accountSchemas } from './account/schema.ts';
import * as investorCalls from './investor/calls.ts';
import { investorSchemas } from './investor/schema.ts';
import * as listingCalls from './listing/calls.ts';
import * as ownListingCalls from './listing/own-calls.ts';
import { listingSchemas, ownListingSchemas } from './listing/schema.ts';
import * as messageCalls from './message/calls.ts';
import { messageSchemas } from './message/schema.ts';
import * as notificationCalls from './notification/calls.ts';
import { notificationSchemas } from './notification/schema.ts';
import * as publishCalls from './publish/calls.ts';
import { publishSchemas } from './publish/schema.ts';
import * as reportCalls from './report/calls.ts';
import { reportSchemas } from './report/schema.ts';
import * as reviewCalls from './review/calls.ts';
import { reviewSchemas } from './review/schema.ts';
import * as savedSearchCalls from './saved-search/calls.ts';
import { savedSearchSchemas } from './saved-search/schema.ts';
import type { AllSchemas, Endpoint, SchemasOf } from './shared/endpoint.ts';
import { emptySchema as nothing } from './shared/schema.ts';

type WithSchemas<Calls> = { readonly [Name in keyof Calls]: Calls[Name] & AllSchemas };

/** Puts the schemas of calls beside them. One that is left out does not compile. */
export function withSchemas<const Calls extends Readonly<Record<string, Endpoint>>>(
  calls: Calls,
  schemas: SchemasOf<Calls>,
): WithSchemas<Calls> {
  const known: Readonly<Record<string, object>> = schemas;
  const checked = Object.entries(calls).map(([name, call]) => [
    name,
    { params: nothing, query: nothing, body: nothing, ...known[name], ...call },
  ]);
  return Object.fromEntries(checked) as WithSchemas<Calls>;
}

/**
 * All calls with JSON bodies; `publishEndpoints` has the others. By a mapped type, the server must have a handler for
 * each.
 */
export const endpoints = withSchemas(
  {
    ...accountCalls,
    ...investorCalls,
    ...listingCalls,
    ...messageCalls,
    ...notificationCalls,
    ...ownListingCalls,
    ...reportCalls,
    ...reviewCalls,
    ...savedSearchCalls,
  },
  {
    ...accountSchemas,
    updateMe: { body: updateMeSchema },
    ...investorSchemas,
    ...listingSchemas,
    ...messageSchemas,
    ...notificationSchemas,
    ...ownListingSchemas,
    ...reportSchemas,
    ...reviewSchemas,
    ...savedSearchSchemas,
  },
);

/** The multipart calls; the function `publish` serves them. */
export const publishEndpoints = withSchemas(publishCalls, publishSchemas);
