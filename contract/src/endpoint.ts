import type { AnyObjectSchema, InferType } from 'yup';
import type { MessageKey } from './locale-keys.ts';
import { yup } from './schema.ts';

/**
 * `public`: the API ignores a token. `optionalUser`: it uses a token if there is one. `user`: it requires
 * a token.
 */
export type Access = 'public' | 'optionalUser' | 'user';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/**
 * How the body is sent: as JSON, or as `multipart/form-data`. In a form every field is a text. Its images
 * are in `images`, in the order of their slots: a file, the URL of a current or loose image, or the text `null`.
 */
export type BodyKind = 'json' | 'multipart';

/**
 * Who must prove by an App Check token that the site sends the request, where the installation uses App
 * Check: everybody, or visitors only.
 */
export type AppCheckRule = 'everybody' | 'visitors';

/**
 * Format of the header `Idempotency-Key`: a new value for each ad, picture or sign-up, the same value for
 * each retry of it.
 */
export const idempotencyKeyForm = /^[A-Za-z0-9_-]{8,128}$/;

const emptySchema = yup.object({});

/** One endpoint of the API: schemas for its input, `Answer` for its result. */
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
  /** Left out: nobody. */
  appCheck?: AppCheckRule;
  /** Refuses a session that began more than some minutes ago (`limits.recentSignInMinutes`). */
  needsRecentSignIn?: true;
  /** The message of a success. */
  message?: MessageKey;
  /** How long browsers and the CDN may keep a success; only for answers that are the same for everybody. */
  cacheSeconds?: number;
  /** Takes the header `Idempotency-Key`: a request sent again does nothing twice. */
  isRepeatable?: true;
  /**
   * Takes a body of any content type and looks at nothing in it: mail programs that unsubscribe somebody
   * send a form (RFC 8058).
   */
  ignoresBody?: true;
  /** Only carries the type; never set. */
  answer?: Answer;
}

/** Any endpoint with this kind of body. */
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

interface EndpointOptions<
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
  appCheck?: AppCheckRule;
  needsRecentSignIn?: true;
  message?: MessageKey;
  cacheSeconds?: number;
  isRepeatable?: true;
  ignoresBody?: true;
}

type EmptySchema = typeof emptySchema;

/** Declares an endpoint. `.answers<T>()` sets the type of `data` in its answer. */
export function endpoint<
  A extends Access,
  Params extends AnyObjectSchema = EmptySchema,
  Query extends AnyObjectSchema = EmptySchema,
  Body extends AnyObjectSchema = EmptySchema,
>(options: EndpointOptions<A, Params, Query, Body>) {
  return declareEndpoint('json', options);
}

/** Declares an endpoint that takes images. */
export function multipartEndpoint<
  A extends Access,
  Params extends AnyObjectSchema = EmptySchema,
  Query extends AnyObjectSchema = EmptySchema,
  Body extends AnyObjectSchema = EmptySchema,
>(options: EndpointOptions<A, Params, Query, Body>) {
  return declareEndpoint('multipart', options);
}

function declareEndpoint<
  Kind extends BodyKind,
  A extends Access,
  Params extends AnyObjectSchema,
  Query extends AnyObjectSchema,
  Body extends AnyObjectSchema,
>(kind: Kind, options: EndpointOptions<A, Params, Query, Body>) {
  const whole = {
    ...options,
    kind,
    params: options.params ?? (emptySchema as unknown as Params),
    query: options.query ?? (emptySchema as unknown as Query),
    body: options.body ?? (emptySchema as unknown as Body),
  };
  return {
    answers: <Answer>(): Endpoint<A, Params, Query, Body, Answer, Kind> => whole,
  };
}
