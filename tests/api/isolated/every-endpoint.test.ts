import type { Endpoint } from '@qaysari/contract/endpoint';
import { endpoints, publishEndpoints } from '@qaysari/contract/endpoints';
import type { Failure } from '@qaysari/contract/failure';
import type { Language } from '@qaysari/contract/languages';
import type { ErrorKey } from '@qaysari/contract/locale-keys';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syncInvestor } from '../../../functions/src/investor/store.ts';
import { errorText } from '../../../functions/src/platform/texts.ts';
import { allDocuments, changesBetween, type Documents } from '../../support/all-documents.ts';
import { ask, type Answer } from '../../support/api-client.ts';
import {
  actors,
  buildRania,
  buildScene,
  type Actor,
  type Investor,
  type Scene,
  type Secret,
} from '../../support/endpoint-scene.ts';
import { sendForm } from '../../support/form.ts';
import { openIsolatedApi } from '../../support/isolated-api.ts';
import type { OwnApi } from '../../support/own-api.ts';
import { isProof, writeFigures } from '../../support/proof.ts';
import { isolatedApp } from '../../support/stack.ts';
import {
  endpointTable,
  locking,
  rowsOf,
  type EndpointName,
  type Row,
  type Sent,
} from '../endpoint-table.ts';

/**
 * Asks the whole table of endpoints, for every actor, in a project where no trigger runs. Sessions are
 * signed, and verified as in production. Each answer is as documented (support/api-client.ts).
 */

const app = isolatedApp('every-endpoint');
const contract: Readonly<Record<EndpointName, Endpoint>> = { ...endpoints, ...publishEndpoints };
const names = Object.keys(endpointTable) as EndpointName[];

let api: OwnApi;
let rania: Investor;
let shared: ReadonlyMap<Actor, Scene>;

beforeAll(async () => {
  api = await openIsolatedApi(app);
  rania = await buildRania();
  await syncInvestor(rania.uid);
  // A call that is refused changes nothing, so all of them can meet the same people.
  const scenes = await Promise.all(actors.map((actor) => buildScene(actor, rania, true)));
  shared = new Map(scenes.map((scene) => [scene.actor, scene]));
}, 60_000);

afterAll(async () => {
  await api[Symbol.asyncDispose]();
}, 60_000);

/** How a request is sent: in which language, and where the session stands. */
interface Form {
  language: Language;
  /** Headers with the session; the second part is for the query. */
  session: (token: string) => [Record<string, string>, Record<string, string>?];
}

const header = (value: string): [Record<string, string>] => [{ Authorization: value }];
const bearer: Form = { language: 'en', session: (token) => header(`Bearer ${token}`) };

/** `npm run prove` asks the table in each of them. */
const forms: readonly Form[] = isProof
  ? [
      bearer,
      { language: 'ar', session: (token) => header(`bearer ${token}`) },
      { language: 'ku', session: (token) => header(`BEARER   ${token}`) },
    ]
  : [bearer];

let requests = 0;

function send(
  endpoint: Endpoint,
  { params = {}, query = {}, json, form }: Sent,
  { language, session }: Form,
  token: string | undefined,
): Promise<Answer> {
  requests += 1;
  const [headers, inQuery] = token === undefined ? [{}] : session(token);
  const how = { origin: api.origin, language, headers };
  if (form) return sendForm(endpoint, form.fields, form.slots, { ...how, id: params['id'] ?? '' });
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? '');
  const asked = new URLSearchParams({ ...query, ...inQuery }).toString();
  const body = json === undefined ? {} : { json };
  return ask(asked ? `${path}?${asked}` : path, { ...how, ...body, method: endpoint.method });
}

/** An answer in the words of the table: of a success all that it tells of the scene's secrets. */
function outcomeOf({ status, body, headers }: Answer, { secrets }: Scene, { language }: Form) {
  const text = JSON.stringify(body);
  const told = (Object.keys(secrets) as Secret[]).filter((name) => text.includes(secrets[name]));
  if (status === 200) return told.toSorted().join(' ');
  const { message, key, params, ...more } = body as Failure & { key: ErrorKey };
  const mayHold = status === 400 ? ['error', 'errors', 'fields'] : [];
  const wrong = [
    ...told.map((name) => `tells ${name}`),
    ...Object.keys(more).filter((name) => !mayHold.includes(name)),
    ...(message === errorText({ key, ...(params && { params }) }, language) ? [] : [message]),
    ...(status === 401 && key === 'signInNeeded' && headers.get('www-authenticate') !== 'Bearer'
      ? ['no challenge']
      : []),
  ];
  return [`${status} ${key}`, ...wrong].join(', ');
}

const expectedOf = ({ answers }: Row, actor: Actor) => {
  const outcome = answers[actor];
  return typeof outcome === 'string' ? outcome : outcome.toSorted().join(' ');
};

const isRefused = ({ answers }: Row, actor: Actor) => typeof answers[actor] === 'string';

/** One actor of one row. */
interface Cell {
  name: EndpointName;
  about: string;
  row: Row;
  actor: Actor;
}

function cellsOf(name: EndpointName, isWanted: (row: Row, actor: Actor) => boolean): Cell[] {
  return rowsOf(name).flatMap(([about, row]) =>
    actors.filter((actor) => isWanted(row, actor)).map((actor) => ({ name, about, row, actor })),
  );
}

/** Asks one cell with each of these tokens; answers what is not as the table says. */
async function askCell(
  { name, about, row, actor }: Cell,
  scene: Scene,
  { form, tokens = scene.tokens }: { form: Form; tokens?: Scene['tokens'] },
  sent: Sent,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const token of tokens) {
    const found = outcomeOf(await send(contract[name], sent, form, token), scene, form);
    const expected = expectedOf(row, actor);
    if (found !== expected) {
      wrong.push(`${about}, ${actor}, ${String(token)}: “${found}”, not “${expected}”`);
    }
  }
  return wrong;
}

/** The requests of the actors whom all cells share in which nothing changes. */
const prepared = new Map<Row, ReadonlyMap<Actor, Sent>>();

async function askRefused(cells: readonly Cell[], forms: readonly Form[], as?: Actor) {
  const wrong = await Promise.all(
    cells.map(async (cell) => {
      const actor = as ?? cell.actor;
      const scene = shared.get(actor);
      const sent = prepared.get(cell.row)?.get(actor);
      if (!scene || !sent) throw new Error(`Nothing is prepared for ${cell.name}.`);
      const ofForms: string[] = [];
      for (const form of forms) ofForms.push(...(await askCell(cell, scene, { form }, sent)));
      return ofForms;
    }),
  );
  expect(wrong.flat()).toEqual([]);
}

/** As many requests at a time keep this process busy. */
const together = 4;

async function askAnswered(name: EndpointName): Promise<void> {
  const cells = cellsOf(name, (row, actor) => !isRefused(row, actor));
  const all = cells.flatMap((cell) => forms.map((form) => ({ cell, form })));
  const ready = await Promise.all(
    all.map(async ({ cell, form }) => {
      // What it changes, it changes here only.
      const scene = await buildScene(cell.actor, rania, cell.row.withAccount);
      return { cell, form, scene };
    }),
  );
  const wrong: string[] = [];
  const waiting = ready.values();
  const worker = async () => {
    for (const { cell, form, scene } of waiting) {
      const tokens = scene.tokens.slice(0, 1);
      const sent = await cell.row.send(scene);
      wrong.push(...(await askCell(cell, scene, { form, tokens }, sent)));
    }
  };
  await Promise.all(Array.from({ length: locking.has(name) ? 1 : together }, worker));
  expect(wrong).toEqual([]);
}

test('the table has every endpoint of the contract, and no other', () => {
  expect(names.toSorted()).toEqual(Object.keys(contract).toSorted());
  for (const name of names) expect(rowsOf(name), name).not.toEqual([]);
});

test('each endpoint answers somebody', () => {
  const silent = names.filter((name) =>
    rowsOf(name).every(([, row]) => actors.every((actor) => isRefused(row, actor))),
  );
  expect(silent).toEqual([]);
});

describe('what is refused', () => {
  let before: Documents;

  beforeAll(async () => {
    for (const [, row] of names.flatMap(rowsOf)) {
      const sent = [...shared].map(
        async ([actor, scene]) => [actor, await row.send(scene)] as const,
      );
      prepared.set(row, new Map(await Promise.all(sent)));
    }
    before = await allDocuments();
  }, 60_000);

  describe('by the table:', () => {
    test.each(names)('%s', (name) => askRefused(cellsOf(name, isRefused), forms));
  });

  describe('because the session stands elsewhere than in its header:', () => {
    /** Read by nobody: the caller is a visitor. */
    const unread: Form['session'][] = [
      (token) => [{ Cookie: `__session=${token}` }],
      (token) => [{}, { token }],
      (token) => [{ Cookie: `token=${token}`, 'X-Authorization': `Bearer ${token}` }],
      (token) => [{}, { access_token: token, authorization: `Bearer ${token}` }],
      (token) => [{ 'Proxy-Authorization': `Bearer ${token}` }],
    ];
    /** Read, and no session. */
    const misread: Form['session'][] = [
      (token) => header(token),
      (token) => header(`Basic ${Buffer.from(`session:${token}`).toString('base64')}`),
      (token) => header(`Token ${token}`),
      (token) => header(`Bearer "${token}"`),
      (token) => header(`Bearer ${token}, Bearer ${token}`),
    ];
    const some = (all: readonly Form['session'][]) =>
      all.slice(0, isProof ? all.length : 2).map((session) => ({ ...bearer, session }));

    test.each(names.filter((name) => contract[name].access !== 'public'))('%s', async (name) => {
      const visitors = cellsOf(name, (row, actor) => actor === 'none' && isRefused(row, actor));
      await askRefused(visitors, some(unread), 'owner');
      const mistaken = cellsOf(name, (_row, actor) => actor === 'malformed');
      await askRefused(mistaken, some(misread), 'owner');
    });
  });

  describe('because there is no such method:', () => {
    const shapeOf = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');
    const shapes = Map.groupBy(Object.values(contract), ({ path }) => shapeOf(path));
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

    test.each([...shapes.keys()])('%s', async (shape) => {
      const { tokens, sara } = shared.get('owner') as Scene;
      const known: string[] = shapes.get(shape)?.map(({ method }) => method) ?? [];
      const [token = ''] = tokens;
      const allow = known.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : each));
      for (const method of methods.filter((each) => !known.includes(each))) {
        requests += 1;
        const how = { method, token, origin: api.origin };
        const { status, headers } = await ask(shape.replaceAll('{}', sara), how);
        expect([method, status]).toEqual([method, 405]);
        expect(headers.get('allow')).toBe([...allow, 'OPTIONS'].join(', '));
      }
    });
  });

  test('has changed nothing', async () => {
    expect(changesBetween(before, await allDocuments())).toEqual([]);
  });
});

describe('answers, and tells no more than it says:', () => {
  test.each(names)('%s', askAnswered);
});

afterAll(() => {
  const rows = names.flatMap(rowsOf).length;
  writeFigures({ endpoints: names.length, rows, actors: actors.length, requests });
});
