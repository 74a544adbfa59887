import type { AnyObjectSchema, InferType } from 'yup';
import type { MessageKey } from './locale-keys.ts';
import { yup } from './schema.ts';

/** `public`: nobody is asked who they are; `viewer`: a token is used when there is one; `member`: a token is needed. */
export type Access = 'public' | 'viewer' | 'member';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/**
 * How a body travels: as JSON, or as `multipart/form-data`, where every field is a text and pictures stand
 * under `images` in the order of their slots: a file, the URL of one that the ad has, or the text `null`.
 */
export type BodyKind = 'json' | 'multipart';

const nothing = yup.object({});

/** One call of the API: what goes in is checked by its schemas, what comes out is `Answer`. */
export interface Endpoint<
  A extends Access = Access,
  Params extends AnyObjectSchema = AnyObjectSchema,
  Query extends AnyObjectSchema = AnyObjectSchema,
  Body extends AnyObjectSchema = AnyObjectSchema,
  Answer = unknown,
  Kind extends BodyKind = BodyKind,
> {
  method: Method;
  /** Below `/api`, with `{name}` for each field of `params`. */
  path: string;
  access: A;
  kind: Kind;
  params: Params;
  query: Query;
  body: Body;
  /** What people read when it worked. */
  message?: MessageKey;
  /** Holds the type only; never set. */
  answer?: Answer;
}

/** Any call whose body travels in that way. */
export type EndpointOf<Kind extends BodyKind> = Endpoint<
  Access,
  AnyObjectSchema,
  AnyObjectSchema,
  AnyObjectSchema,
  unknown,
  Kind
>;

export type ParamsOf<E extends Endpoint> = InferType<E['params']>;
export type QueryOf<E extends Endpoint> = InferType<E['query']>;
export type BodyOf<E extends Endpoint> = InferType<E['body']>;
export type AnswerOf<E extends Endpoint> =
  E extends Endpoint<Access, AnyObjectSchema, AnyObjectSchema, AnyObjectSchema, infer Answer>
    ? Answer
    : never;

interface Call<
  A extends Access,
  Params extends AnyObjectSchema,
  Query extends AnyObjectSchema,
  Body extends AnyObjectSchema,
> {
  method: Method;
  path: string;
  access: A;
  params?: Params;
  query?: Query;
  body?: Body;
  message?: MessageKey;
}

type Nothing = typeof nothing;

/** Declares a call; `.answers<T>()` names the type of `data` in its answer. */
export function endpoint<
  A extends Access,
  Params extends AnyObjectSchema = Nothing,
  Query extends AnyObjectSchema = Nothing,
  Body extends AnyObjectSchema = Nothing,
>(call: Call<A, Params, Query, Body>) {
  return declared('json', call);
}

/** Declares a call that carries pictures. */
export function multipartEndpoint<
  A extends Access,
  Params extends AnyObjectSchema = Nothing,
  Query extends AnyObjectSchema = Nothing,
  Body extends AnyObjectSchema = Nothing,
>(call: Call<A, Params, Query, Body>) {
  return declared('multipart', call);
}

function declared<
  Kind extends BodyKind,
  A extends Access,
  Params extends AnyObjectSchema,
  Query extends AnyObjectSchema,
  Body extends AnyObjectSchema,
>(kind: Kind, call: Call<A, Params, Query, Body>) {
  const whole = {
    ...call,
    kind,
    params: call.params ?? (nothing as unknown as Params),
    query: call.query ?? (nothing as unknown as Query),
    body: call.body ?? (nothing as unknown as Body),
  };
  return {
    answers: <Answer>(): Endpoint<A, Params, Query, Body, Answer, Kind> => whole,
  };
}
