import type {
  Access,
  AnswerOf,
  BodyOf,
  Endpoint,
  MultipartEndpoint,
  ParamsOf,
  QueryOf,
} from '@qaysari/contract/shared/endpoint';
import type { Language } from '@qaysari/contract/shared/languages';
import { limits } from '@qaysari/contract/shared/limits';
import type { User } from '@qaysari/contract/account/types';
import { recentSignInNeeded } from './api-error.ts';
import { clock } from './clock.ts';
import type { Session } from './session-cookie.ts';

/** The signed-in user of a request: verified, not deleted, and with a valid session. */
export interface Caller {
  uid: string;
  user: User;
  session: Session;
}

interface CallerByAccess extends Record<Access, object> {
  public: object;
  optionalUser: { caller: Caller | undefined };
  user: { caller: Caller };
}

/** The content of one image slot: a new file, or a text that the contract allows. */
export type ImageSlot = { kind: 'file'; bytes: Buffer } | { kind: 'text'; text: string };

/** What a multipart request holds besides its text fields. */
export interface FormParts {
  /** The slots in order, at most ten; undefined when the form has none. */
  images: readonly ImageSlot[] | undefined;
}

/** What an endpoint's handler gets: validated input, and the caller where the contract requires one. */
export type HandlerInput<E extends Endpoint> = {
  language: Language;
  /** Client address, as far as it can be known: for rate limits, not for trust. */
  address: string;
  /** What the browser says of itself; undefined where it says nothing. */
  userAgent?: string | undefined;
  /** Hash of the secret of this browser; undefined where the contract does not ask for it. */
  browser?: string | undefined;
  /** The same for every retry of one request; undefined where the endpoint takes none. */
  idempotencyKey: string | undefined;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
} & CallerByAccess[E['access']] &
  (E extends MultipartEndpoint ? FormParts : object);

/** Returns `data`, or throws an `ApiError`. */
export type Handler<E extends Endpoint> = (call: HandlerInput<E>) => Promise<AnswerOf<E>>;

/** Exactly one handler for each endpoint. */
export type Handlers<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Endpoints]: Handler<Endpoints[Name]>;
};

/** Throws 403 for a session that began more than `limits.recentSignInMinutes` ago, and for nobody. */
export function requireRecentSignIn(caller: Caller | undefined): void {
  const age = clock.now() - (caller?.session.signedInAt ?? -Infinity);
  // A clock that is set back makes no old sign-in a recent one.
  if (Math.abs(age) > limits.recentSignInMinutes * 60_000) throw recentSignInNeeded();
}
