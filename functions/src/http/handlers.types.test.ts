import type { IdParams, JsonEndpoint, Nothing } from '@qaysari/contract/shared/endpoint';
import { expectTypeOf, test } from 'vitest';
import type { Caller, Handler, Handlers } from '../platform/handler.ts';

/** `tsc` runs these checks: the build fails when an expected error is missing. */

type Open = JsonEndpoint<'public', { params: IdParams }, string[]>;
type Seen = JsonEndpoint<'optionalUser', Nothing, { n: number }>;
type Mine = JsonEndpoint<'user', { body: IdParams }, true>;
type All = Handlers<{ open: Open; seen: Seen; mine: Mine }>;

test('a complete set of correct handlers compiles', () => {
  const handlers: All = {
    open: ({ params }) => Promise.resolve([params.id]),
    seen: ({ caller }) => Promise.resolve({ n: caller?.uid.length ?? 0 }),
    mine: ({ caller, body }) => Promise.resolve((caller.uid === body.id) as true),
  };
  expectTypeOf(handlers).toEqualTypeOf<All>();
});

test('a missing or an extra handler does not compile', () => {
  const open = () => Promise.resolve([]);
  const seen = () => Promise.resolve({ n: 1 });
  const mine = () => Promise.resolve(true as const);
  // @ts-expect-error `mine` is missing
  const missing: All = { open, seen };
  // @ts-expect-error the contract knows no `other`
  const tooMany: All = { open, seen, mine, other: open };
  expectTypeOf([missing, tooMany]).toEqualTypeOf<All[]>();
});

test('a result of another type does not compile', () => {
  // @ts-expect-error texts are asked for
  const numbers: Handler<Open> = () => Promise.resolve([1]);
  // @ts-expect-error `n` is missing
  const empty: Handler<Seen> = () => Promise.resolve({});
  // @ts-expect-error nothing is answered
  const silent: Handler<Seen> = () => Promise.resolve();
  expectTypeOf([numbers, empty, silent]).toBeArray();
});

test('reading the caller of a public endpoint does not compile', () => {
  // @ts-expect-error a public call has no caller
  const asked: Handler<Open> = ({ caller }: { caller: Caller }) => Promise.resolve([caller.uid]);
  // @ts-expect-error a public call has no caller
  const named: Handler<Open> = (call) => Promise.resolve([String(call.caller)]);
  // @ts-expect-error there may be no caller
  const sure: Handler<Seen> = ({ caller }) => Promise.resolve({ n: caller.uid.length });
  expectTypeOf([asked, named, sure]).toBeArray();
});

test('reading an input that the contract does not name does not compile', () => {
  // @ts-expect-error `name` is no parameter
  const wrong: Handler<Open> = ({ params }) => Promise.resolve([String(params.name)]);
  expectTypeOf(wrong).toBeFunction();
});
