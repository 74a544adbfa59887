import type { AnyObjectSchema, InferType } from 'yup';
import type { MessageKey } from './locale-keys.ts';
import type { emptySchema } from './schema.ts';

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

/** Of an input that takes nothing. */
type EmptySchema = typeof emptySchema;

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
  /** Of the schemas, the site has those that its forms check by; endpoints.ts has the others. */
  params?: Params;
  query?: Query;
  body?: Body;
  /** Left out: nobody. */
  appCheck?: AppCheckRule;
  /** Refuses a session that began more than some minutes ago (`limits.recentSignInMinutes`). */
  needsRecentSignIn?: true;
  /**
   * Calls of one person that an instance takes in a minute. Left out: `limits.writesPerMinute` where the call may change
   * something, and any number of reads.
   */
  perMinute?: number;
  /** A success ends the session: reads that are under way then would be refused. */
  endsSession?: true;
  /** Looks at the secret of the browser that asks (its cookie), and gives it one with a success. */
  knowsBrowser?: true;
  /** The message of a success. */
  message?: MessageKey;
  /**
   * How long browsers and the CDN may keep a success; only for answers that are the same for everybody. Never for an
   * answer about one ad: it must be gone with the ad.
   */
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

export type ParamsOf<E extends Endpoint> = InferType<NonNullable<E['params']>>;
export type QueryOf<E extends Endpoint> = InferType<NonNullable<E['query']>>;
export type BodyOf<E extends Endpoint> = InferType<NonNullable<E['body']>>;
export type AnswerOf<E extends Endpoint> =
  E extends Endpoint<Access, AnyObjectSchema, AnyObjectSchema, AnyObjectSchema, infer Answer>
    ? Answer
    : never;

/** The schemas of an endpoint. */
export interface Inputs {
  params?: AnyObjectSchema;
  query?: AnyObjectSchema;
  body?: AnyObjectSchema;
}

type EndpointOptions = Omit<Endpoint, 'kind' | 'answer' | keyof Inputs> & Inputs;

type SchemaIn<Given, Part extends keyof Inputs> =
  Given extends Readonly<Record<Part, infer Schema extends AnyObjectSchema>> ? Schema : EmptySchema;

type EndpointThatTakes<A extends Access, Given, Answer, Kind extends BodyKind> = Endpoint<
  A,
  SchemaIn<Given, 'params'>,
  SchemaIn<Given, 'query'>,
  SchemaIn<Given, 'body'>,
  Answer,
  Kind
>;

/**
 * Declares an endpoint. `.answers<T>()` sets the type of `data` in its answer. `.takes<typeof inputs.name>()` before
 * it sets the types of an input whose schemas only the server needs.
 */
export function endpoint<const Options extends EndpointOptions>(options: Options) {
  return declareEndpoint('json', options);
}

/** Declares an endpoint that takes images. */
export function multipartEndpoint<const Options extends EndpointOptions>(options: Options) {
  return declareEndpoint('multipart', options);
}

function declareEndpoint<Kind extends BodyKind, Options extends EndpointOptions>(
  kind: Kind,
  options: Options,
) {
  const whole = { ...options, kind } as unknown;
  type Held = Pick<Options, Extract<keyof Options, keyof Inputs>>;
  return {
    answers: <Answer>() =>
      whole as EndpointThatTakes<Options['access'], Options, Answer, Kind> & Held,
    takes: <Given extends Inputs>() => ({
      answers: <Answer>() => whole as EndpointThatTakes<Options['access'], Given, Answer, Kind>,
    }),
  };
}
