import type { Endpoint } from '@qaysari/contract/shared/endpoint';
import { endpoints, publishEndpoints } from '@qaysari/contract/endpoints';
import type { Failure } from '@qaysari/contract/shared/failure';
import type { Language } from '@qaysari/contract/shared/languages';
import type { ErrorKey } from '@qaysari/contract/shared/locale-keys';
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
import { writeFigures } from '../../support/figures.ts';
import { isolatedApp } from '../../support/stack.ts';
import {
  endpointTable,
  locking,
  rowsOf,
  type EndpointName,
  type Row,
  type Sent,
} from '../../api/endpoint-table.ts';

/**
 * Sends the requests of the endpoint table for all actors, in a project where no trigger runs. Sessions are signed,
 * and verified as in production. Each answer must be as documented (support/api-client.ts).
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
  // A refused call changes nothing, so all refused calls can share the same people.
  const scenes = await Promise.all(actors.map((actor) => buildScene(actor, rania, true)));
  shared = new Map(scenes.map((scene) => [scene.actor, scene]));
});

afterAll(async () => {
  await api[Symbol.asyncDispose]();
});

/** How a request is sent: its language, and where the session is. */
export interface Sending {
  language: Language;
  /** Headers with the session; the second part is for the query. */
  session: (token: string) => [Record<string, string>, Record<string, string>?];
}

export const header = (value: string): [Record<string, string>] => [{ Authorization: value }];
export const bearer: Sending = {
  language: 'en',
  session: (token) => header(`Bearer ${token}`),
};

let requests = 0;

function send(
  endpoint: Endpoint,
  { params = {}, query = {}, json, form }: Sent,
  { language, session }: Sending,
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

/** An answer in the notation of the table. For a success: all secrets of the scene that it contains. */
function outcomeOf({ status, body, headers }: Answer, { secrets }: Scene, { language }: Sending) {
  const text = JSON.stringify(body);
  const leaks = (Object.keys(secrets) as Secret[]).filter((name) => text.includes(secrets[name]));
  if (status === 200) return leaks.toSorted().join(' ');
  const { message, key, params, ...more } = body as Failure & { key: ErrorKey };
  const mayHold = status === 400 ? ['error', 'errors', 'fields'] : [];
  const wrong = [
    ...leaks.map((name) => `tells ${name}`),
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

/** Sends the requests of one cell with each of these tokens. Returns the differences from the table. */
async function askCell(
  { name, about, row, actor }: Cell,
  scene: Scene,
  { sending, tokens }: { sending: Sending; tokens: Scene['tokens'] },
  sent: Sent,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const token of tokens) {
    const found = outcomeOf(await send(contract[name], sent, sending, token), scene, sending);
    const expected = expectedOf(row, actor);
    if (found !== expected) {
      wrong.push(`${about}, ${actor}, ${String(token)}: “${found}”, not “${expected}”`);
    }
  }
  return wrong;
}

export interface Form {
  /** How each request is sent, one way after the other. */
  sendings: readonly Sending[];
  /** All cells, or for each endpoint two refused ones and an answered one, each with one token. */
  cells: 'all' | 'some';
}

/** One of them, depending on the endpoint. */
const oneOf = <T>(all: readonly T[], name: EndpointName): T[] =>
  all.slice(names.indexOf(name) % all.length).slice(0, 1);

/** This many requests at a time keep the process busy. */
const together = 4;

export function proveEveryEndpoint({ sendings, cells }: Form): void {
  const some = <T>(all: readonly T[], name: EndpointName) =>
    cells === 'all' ? all : oneOf(all, name);

  function refusedOf(name: EndpointName): Cell[] {
    const all = cellsOf(name, isRefused);
    const isNobody = ({ actor }: Cell) => actor === 'none';
    if (cells === 'all') return all;
    return [
      ...all.filter(isNobody).slice(0, 1),
      ...oneOf(
        all.filter((cell) => !isNobody(cell)),
        name,
      ),
    ];
  }

  /** The requests of the actors that are shared by all cells in which nothing changes. */
  const prepared = new Map<Row, ReadonlyMap<Actor, Sent>>();

  /** Includes the requests of the owner, for sessions outside their header. */
  async function prepareRefused(): Promise<void> {
    for (const [row, asked] of Map.groupBy(names.flatMap(refusedOf), (cell) => cell.row)) {
      const sent = [...new Set([...asked.map(({ actor }) => actor), 'owner' as const])].map(
        async (actor) => [actor, await row.send(shared.get(actor)!)] as const,
      );
      prepared.set(row, new Map(await Promise.all(sent)));
    }
  }

  async function askRefused(asked: readonly Cell[], ways: readonly Sending[], as?: Actor) {
    const wrong = await Promise.all(
      asked.map(async (cell) => {
        const actor = as ?? cell.actor;
        const [scene, sent] = [shared.get(actor), prepared.get(cell.row)?.get(actor)];
        if (!scene || !sent) throw new Error(`Nothing is prepared for ${cell.name}.`);
        const ofWays: string[] = [];
        for (const sending of ways) {
          const tokens = some(scene.tokens, cell.name);
          ofWays.push(...(await askCell(cell, scene, { sending, tokens }, sent)));
        }
        return ofWays;
      }),
    );
    expect(wrong.flat()).toEqual([]);
  }

  async function askAnswered(name: EndpointName): Promise<void> {
    const asked = some(
      cellsOf(name, (row, actor) => !isRefused(row, actor)),
      name,
    );
    const all = asked.flatMap((cell) => sendings.map((sending) => ({ cell, sending })));
    const ready = await Promise.all(
      all.map(async ({ cell, sending }) => {
        // Changes stay in this scene.
        const scene = await buildScene(cell.actor, rania, cell.row.withAccount);
        return { cell, sending, scene };
      }),
    );
    const wrong: string[] = [];
    const waiting = ready.values();
    const worker = async () => {
      for (const { cell, sending, scene } of waiting) {
        const tokens = scene.tokens.slice(0, 1);
        const sent = await cell.row.send(scene);
        wrong.push(...(await askCell(cell, scene, { sending, tokens }, sent)));
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
      await prepareRefused();
      before = await allDocuments();
    });

    describe('by the table:', () => {
      test.each(names)('%s', (name) => askRefused(refusedOf(name), sendings));
    });

    describe('because the session is not in its header:', () => {
      /** Not read: the caller counts as a visitor. */
      const unread: Sending['session'][] = [
        (token) => [{ Cookie: `__session=${token}` }],
        (token) => [{}, { token }],
        (token) => [{ Cookie: `token=${token}`, 'X-Authorization': `Bearer ${token}` }],
        (token) => [{}, { access_token: token, authorization: `Bearer ${token}` }],
        (token) => [{ 'Proxy-Authorization': `Bearer ${token}` }],
      ];
      /** Read, but no valid session. */
      const misread: Sending['session'][] = [
        (token) => header(token),
        (token) => header(`Basic ${Buffer.from(`session:${token}`).toString('base64')}`),
        (token) => header(`Token ${token}`),
        (token) => header(`Bearer "${token}"`),
        (token) => header(`Bearer ${token}, Bearer ${token}`),
      ];
      const from = (all: readonly Sending['session'][], name: EndpointName) =>
        some(all, name).map((session) => ({ ...bearer, session }));

      test.each(names.filter((name) => contract[name].access !== 'public'))('%s', async (name) => {
        const asked = refusedOf(name);
        const visitors = asked.filter(({ actor }) => actor === 'none');
        await askRefused(visitors, from(unread, name), 'owner');
        const mistaken = asked.filter(({ actor }) => actor === 'malformed');
        await askRefused(mistaken, from(misread, name), 'owner');
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

  describe('answers, and reveals no more than the table says:', () => {
    test.each(names)('%s', askAnswered);
  });

  afterAll(() => {
    const rows = names.flatMap(rowsOf).length;
    writeFigures({ endpoints: names.length, rows, actors: actors.length, requests });
  });
}
