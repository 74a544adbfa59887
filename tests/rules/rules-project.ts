/** The fields of a document. `serverTime` is replaced by the time of the server. */
export type Fields = Record<string, unknown>;

export const serverTime = Symbol('the time of the server');

/** The claims of a token; undefined without a token. */
export type Claims = Record<string, unknown> | undefined;

export interface Condition {
  field: string;
  is: 'EQUAL' | 'IN' | 'ARRAY_CONTAINS' | 'GREATER_THAN_OR_EQUAL';
  value: unknown;
}

export interface List {
  /** Path of a collection; `**` and a name for all collections of a name. */
  list: string;
  where?: Condition[];
  newest?: string;
  limit?: number | undefined;
  offset?: number;
  /** Requests their number only. */
  count?: true;
}

interface Update {
  update: string;
  change: Fields;
  /** Fields that the change removes. */
  remove?: string[];
}

/** One request, as a client can send it. */
export type Ask =
  | { get: string }
  | List
  | { create: string; fields: Fields }
  | Update
  /** Everything else in the document is lost. */
  | { replace: string; fields: Fields }
  | { remove: string };

/**
 * The outcome of a request: for a list the ids in its order, for a count its number. `missing`: the read is allowed,
 * but there is no document.
 */
export type Outcome = 'refused' | 'found' | 'missing' | 'written' | `[${string}]` | number;

/** One expression of the emulator's coverage report, with its subexpressions. */
export interface Evaluated {
  /** Offsets of its first and last character in the rules. */
  sourcePosition?: { currentOffset?: number; endOffset?: number };
  values?: { value?: { boolValue?: boolean } }[];
  children?: Evaluated[];
}

/**
 * A project of the emulator that FIRESTORE_EMULATOR_HOST names. Requests are sent without an SDK: so a test can send
 * any token and request, and no answer comes from a cache.
 */
export class RulesProject {
  private readonly host: string;
  private readonly id: string;

  constructor(name: string) {
    const host = process.env['FIRESTORE_EMULATOR_HOST'];
    if (!host) throw new Error('FIRESTORE_EMULATOR_HOST names no emulator.');
    this.host = host;
    this.id = `demo-qaysari-rules-${name}`;
  }

  /** Replaces the rules. Returns the warnings of the emulator. */
  async load(source: string): Promise<string[]> {
    const body = { rules: { files: [{ name: 'firestore.rules', content: source }] } };
    const answer = await this.send('PUT', this.emulator(':securityRules'), 'owner', body);
    const { issues = [] } = JSON.parse(mustBe(200, answer)) as {
      issues?: { description: string }[];
    };
    return issues.map(({ description }) => description);
  }

  /** Replaces all documents of the project by these. */
  async fill(documents: Record<string, Fields>): Promise<void> {
    await this.clear();
    const writes = Object.entries(documents).map(([path, fields]) => ({
      update: { name: this.nameOf(path), fields: fieldsOf(fields) },
    }));
    mustBe(200, await this.send('POST', this.documents(':commit'), 'owner', { writes }));
  }

  async clear(): Promise<void> {
    const all = this.emulator('/databases/(default)/documents');
    mustBe(200, await this.send('DELETE', all, 'owner'));
  }

  /** The evaluated expressions of the rules since they were loaded. */
  async coverage(): Promise<Evaluated[]> {
    const answer = await this.send('GET', this.emulator(':ruleCoverage'), 'owner');
    return (JSON.parse(mustBe(200, answer)) as { report?: Evaluated[] }).report ?? [];
  }

  async ask(claims: Claims, ask: Ask): Promise<Outcome> {
    const token = claims && this.tokenOf(claims);
    const answer = await this.send(...this.requestFor(ask, token));
    if (answer.status === 403) return 'refused';
    if (answer.status === 404 && 'get' in ask) return 'missing';
    const text = mustBe(200, answer);
    if ('list' in ask) return listed(text, ask);
    return 'get' in ask ? 'found' : 'written';
  }

  private requestFor(ask: Ask, token?: string): Parameters<RulesProject['send']> {
    if ('get' in ask) return ['GET', this.documents(`/${ask.get}`), token];
    if ('list' in ask) {
      const [parent, query] = queryOf(ask);
      const url = (verb: string) => this.documents(`${parent}:${verb}`);
      if (!ask.count) return ['POST', url('runQuery'), token, { structuredQuery: query }];
      const aggregations = [{ alias: 'count', count: {} }];
      const structuredAggregationQuery = { structuredQuery: query, aggregations };
      return ['POST', url('runAggregationQuery'), token, { structuredAggregationQuery }];
    }
    return ['POST', this.documents(':commit'), token, { writes: [this.writeOf(ask)] }];
  }

  private writeOf(ask: Exclude<Ask, { get: string } | List>): object {
    if ('remove' in ask && !('update' in ask)) return { delete: this.nameOf(ask.remove) };
    if ('create' in ask) {
      const update = { name: this.nameOf(ask.create), fields: fieldsOf(ask.fields) };
      return { update, currentDocument: { exists: false } };
    }
    if ('replace' in ask) {
      return { update: { name: this.nameOf(ask.replace), fields: fieldsOf(ask.fields) } };
    }
    const { update, change, remove = [] } = ask;
    const isTimed = (field: string) => change[field] === serverTime;
    const [timed, plain] = [true, false].map((wanted) =>
      Object.keys(change).filter((field) => isTimed(field) === wanted),
    ) as [string[], string[]];
    return {
      update: {
        name: this.nameOf(update),
        fields: fieldsOf(Object.fromEntries(plain.map((field) => [field, change[field]]))),
      },
      updateMask: { fieldPaths: [...plain, ...remove] },
      updateTransforms: timed.map((fieldPath) => ({
        fieldPath,
        setToServerValue: 'REQUEST_TIME',
      })),
      currentDocument: { exists: true },
    };
  }

  /** Not signed, because the emulator does not verify tokens. */
  private tokenOf(claims: Record<string, unknown>): string {
    const standard = { iss: `https://securetoken.google.com/${this.id}`, aud: this.id };
    const parts = [
      { alg: 'none', type: 'JWT' },
      { ...standard, iat: 0, exp: 3600, ...claims },
    ];
    const [header, payload] = parts.map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    return `${header}.${payload}.`;
  }

  private async send(method: string, url: string, token?: string, body?: object) {
    const response = await fetch(url, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  }

  private nameOf(path: string): string {
    return `projects/${this.id}/databases/(default)/documents/${path}`;
  }

  private documents(rest: string): string {
    return `http://${this.host}/v1/${this.nameOf('').slice(0, -1)}${rest}`;
  }

  private emulator(rest: string): string {
    return `http://${this.host}/emulator/v1/projects/${this.id}${rest}`;
  }
}

function mustBe(wanted: number, { status, text }: { status: number; text: string }): string {
  if (status !== wanted) throw new Error(`The emulator answered ${status}: ${text}`);
  return text;
}

/** The parent document of a query, and the query. */
function queryOf({ list, where = [], newest, limit, offset }: List): [string, object] {
  const segments = list.split('/');
  const collectionId = segments.at(-1);
  const everywhere = segments[0] === '**';
  const parent = everywhere ? [] : segments.slice(0, -1);
  const filters = where.map(({ field, is, value }) => ({
    fieldFilter: { field: { fieldPath: field }, op: is, value: valueOf(value) },
  }));
  const query = {
    from: [{ collectionId, allDescendants: everywhere }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(newest && { orderBy: [{ field: { fieldPath: newest }, direction: 'DESCENDING' }] }),
    ...(limit !== undefined && { limit }),
    ...(offset !== undefined && { offset }),
  };
  return [parent.map((segment) => `/${segment}`).join(''), query];
}

interface Row {
  document?: { name: string };
  result?: { aggregateFields: { count: { integerValue: string } } };
}

function listed(text: string, { count }: List): Outcome {
  const rows = JSON.parse(text) as Row[];
  if (count) return Number(rows[0]?.result?.aggregateFields.count.integerValue);
  const ids = rows.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []);
  return `[${ids.join(', ')}]`;
}

function fieldsOf(fields: Fields): object {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueOf(value)]));
}

/** A value in the format of Firestore's REST API. */
function valueOf(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  return { mapValue: { fields: fieldsOf(value as Fields) } };
}
