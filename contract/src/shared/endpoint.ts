import type { AnyObjectSchema, ObjectSchema } from 'yup';
import { limits } from './limits.ts';
import type { MessageKey } from './locale-keys.ts';

/**
 * `public`: the API ignores a token. `optionalUser`: it uses a token if there is one. `user`: it requires
 * a token.
 */
export type Access = 'public' | 'optionalUser' | 'user';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
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

/** What a call takes, by the part of the request. */
export interface Input {
  params?: object;
  query?: object;
  body?: object;
}

/** The input of a call that takes none. */
export type Nothing = object;

/** The id in a path. */
export interface IdParams {
  id: string;
}

/** The number of a page, from 1. */
export interface PageQuery {
  page?: number | undefined;
}

/** The secret in a mailed link. */
export interface MailedCode {
  code: string;
}

/** One call of the API. Its schemas are in `schema.ts` beside it: the server checks by all of them, forms by some. */
export interface Endpoint<A extends Access = Access, In extends Input = Input, Answer = unknown> {
  method: Method;
  /** Below `/api`, with `{name}` for each field of `params`. */
  path: string;
  access: A;
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
  /** How the body is sent: see `MultipartEndpoint`; left out: as JSON. */
  kind?: 'multipart';
  /** Only carry types; never set. */
  input?: In;
  answer?: Answer;
}

/** A call that sends and answers JSON. */
export interface JsonEndpoint<
  A extends Access = Access,
  In extends Input = Input,
  Answer = unknown,
> extends Endpoint<A, In, Answer> {
  kind?: never;
}

/**
 * A call whose body is sent as `multipart/form-data`. Every field is a text. Its images are in `images`, in the order of
 * their slots: a file, the URL of a current or loose image, or the text `null`.
 */
export interface MultipartEndpoint<
  A extends Access = Access,
  In extends Input = Input,
  Answer = unknown,
> extends Endpoint<A, In, Answer> {
  kind: 'multipart';
}

type InputOf<E extends Endpoint> = NonNullable<E['input']>;
type PartOf<E extends Endpoint, Part extends keyof Input> =
  InputOf<E> extends Readonly<Record<Part, infer Type extends object>> ? Type : Nothing;

export type ParamsOf<E extends Endpoint> = PartOf<E, 'params'>;
export type QueryOf<E extends Endpoint> = PartOf<E, 'query'>;
export type BodyOf<E extends Endpoint> = PartOf<E, 'body'>;
export type AnswerOf<E extends Endpoint> =
  E extends Endpoint<Access, Input, infer Answer> ? Answer : never;

type Calls = Readonly<Record<string, Endpoint>>;

/** The schemas by which the server checks what calls take: one for each part of an input. */
export type SchemasOf<All extends Calls> = {
  readonly [Name in keyof All as keyof InputOf<All[Name]> extends never ? never : Name]: {
    readonly [Part in keyof InputOf<All[Name]>]-?: ObjectSchema<InputOf<All[Name]>[Part] & object>;
  };
};

/** A schema for each part of a request. */
export type AllSchemas = Readonly<Record<keyof Input, AnyObjectSchema>>;

/** A call with all its schemas: what the server checks a request by. */
export type CheckedEndpoint = Endpoint & AllSchemas;

/** How many calls of one person an instance takes in a minute; undefined where nobody is asked who they are, and for most reads. */
export function callsPerMinute({ access, method, perMinute }: Endpoint): number | undefined {
  if (access === 'public') return undefined;
  return perMinute ?? (method === 'GET' ? undefined : limits.writesPerMinute);
}
