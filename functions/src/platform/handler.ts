import type {
  Access,
  AnswerOf,
  BodyKind,
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
} from '@qaysari/contract/endpoint';
import type { Language } from '@qaysari/contract/languages';
import type { User } from '@qaysari/contract/user-entity';

/** Who asks: verified, not deleted, and with a session that was not ended. */
export interface Caller {
  uid: string;
  user: User;
}

interface CallerByAccess extends Record<Access, object> {
  public: object;
  viewer: { caller: Caller | undefined };
  member: { caller: Caller };
}

/** What stands in one slot for a picture: a new file, or the text that the contract names for it. */
export type ImageSlot = { kind: 'file'; bytes: Buffer } | { kind: 'text'; text: string };

/** What a form carries besides its texts. */
export interface FormParts {
  /** The slots in their order, at most ten; undefined where the form names none. */
  images: readonly ImageSlot[] | undefined;
  /** The same for every try of one request. */
  idempotencyKey: string | undefined;
}

interface PartsByBodyKind extends Record<BodyKind, object> {
  json: object;
  multipart: FormParts;
}

/** What the handler of an endpoint receives: checked inputs, and who asks where the contract says so. */
export type HandlerInput<E extends Endpoint> = {
  language: Language;
  /** Where the request comes from, as far as can be known: for counting, not for believing. */
  address: string;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
} & CallerByAccess[E['access']] &
  PartsByBodyKind[E['kind']];

/** Answers `data`, or throws an `ApiError`. */
export type Handler<E extends Endpoint> = (call: HandlerInput<E>) => Promise<AnswerOf<E>>;

/** A handler for each endpoint, no more and no less. */
export type Handlers<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Endpoints]: Handler<Endpoints[Name]>;
};
