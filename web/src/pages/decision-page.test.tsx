import { measures, reportReasons, type Statement } from '@qaysari/contract/report/types';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import failure from '../../../locales/en/failure.json' with { type: 'json' };
import texts from '../../../locales/en/reports.json' with { type: 'json' };
import { fakeApi, success, type FakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { DecisionPage } from './decision-page.tsx';

const read = 'POST /report/statement';
const send = 'POST /report/objection';
const dayMs = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

const statement = (fields: Partial<Statement> = {}): Statement => ({
  kind: 'listing',
  title: 'مخبز في أربيل',
  measure: 'takeDown',
  rule: 'notTheirs',
  decidedAt: '2026-11-03T10:00:00Z',
  objectionUntil: inDays(20),
  ...fields,
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

async function open(path = '/decision?code=secret') {
  const { user, address } = await renderApp(<DecisionPage />, { language: 'en', path });
  return {
    user,
    address,
    field: () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: texts.objection.label }),
    submit: () => screen.getByRole('button', { name: texts.objection.submit }),
  };
}

const shown = () => document.body.textContent.replaceAll(/[\u2066-\u2069]/g, '');

it('says what was decided, about what, by which rule and who decided, and hides the secret', async () => {
  const bodies: unknown[] = [];
  api.on(read, (_path, body) => {
    bodies.push(body);
    return success(statement({ note: 'The pictures are of\nanother shop.' }));
  });
  const { address, field } = await open();
  await screen.findByRole('heading', { level: 1, name: texts.statement.title.takeDown });
  expect(address()).toBe('/en/decision');
  expect(bodies).toEqual([{ code: 'secret' }]);
  expect(screen.getByText('مخبز في أربيل').lang).toBe('ar');
  screen.getByText(texts.statement.about.listing);
  screen.getByText(texts.rules.notTheirs);
  screen.getByText('another shop.');
  screen.getByText(texts.statement.byPerson);
  expect(shown()).toContain('November 3, 2026');
  expect(shown()).toContain('you can object once, until');
  await field();
});

it.each(measures)('names the measure %s', async (measure) => {
  api.on(read, () => success(statement({ measure })));
  await open();
  await screen.findByRole('heading', { level: 1, name: texts.statement.title[measure] });
  screen.getByText(texts.statement.lead[measure]);
});

it('has a sentence of its own for each rule', () => {
  const sentences = reportReasons.map((reason) => texts.rules[reason]);
  expect(new Set(sentences).size).toBe(reportReasons.length);
});

it('still knows the secret after a reload', async () => {
  api.on(read, () => success(statement()));
  await open();
  await screen.findByText(texts.rules.notTheirs);
  await open('/decision');
  await waitFor(() => expect(screen.getAllByText(texts.rules.notTheirs)).toHaveLength(2));
});

it.each([400, 404])('says that a link answered by %i does not work', async (status) => {
  api.on(read, () => ({ status, body: { message: 'x', key: 'linkWrong' } }));
  await open();
  await screen.findByRole('heading', { name: texts.statement.wrongTitle });
  screen.getByRole('link', { name: texts.statement.home });
});

it('says so of a link without a secret, and asks nobody', async () => {
  await open('/decision');
  await screen.findByRole('heading', { name: texts.statement.wrongTitle });
  expect(api.calls).toEqual([]);
});

it('says that it could not be opened, and its button retries', async () => {
  const { user } = await open();
  await screen.findByRole('heading', { name: texts.statement.failedTitle });
  screen.getByText(failure.offlineBody);
  api.on(read, () => success(statement()));
  await user.click(screen.getByRole('button', { name: failure.tryAgain }));
  await screen.findByText(texts.rules.notTheirs);
});

it('sends one objection however often it is pressed, and then shows it', async () => {
  const bodies: unknown[] = [];
  const answer = Promise.withResolvers<undefined>();
  api.on(read, () => success(statement()));
  api.on(send, async (_path, body) => {
    bodies.push(body);
    await answer.promise;
    return success(statement({ objection: 'They are mine.' }));
  });
  const { user, field, submit } = await open();
  await user.type(await field(), ' They are mine. ');
  screen.getByText('16 of 2,000 characters');
  await user.dblClick(submit());
  await user.click(screen.getByRole('button', { name: texts.objection.working }));
  answer.resolve(undefined);
  const received = await screen.findByText(texts.objection.sentBody, { exact: false });
  screen.getByText('They are mine.');
  await waitFor(() => expect(document.activeElement?.contains(received)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  expect(bodies).toEqual([{ code: 'secret', text: 'They are mine.' }]);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(JSON.stringify(sessionStorage)).not.toContain('They are mine');
});

it('asks for a text first', async () => {
  api.on(read, () => success(statement()));
  const { user, field, submit } = await open();
  await user.type(await field(), '  ');
  await user.click(submit());
  expect(screen.getAllByText(texts.objection.missing)).not.toEqual([]);
  expect(document.activeElement).toBe(await field());
  expect(api.calls).toEqual([read]);
});

it('keeps the text when the network fails, and sends it again', async () => {
  api.on(read, () => success(statement()));
  const { user, field, submit } = await open();
  await user.type(await field(), 'Mine');
  await user.click(submit());
  await screen.findByText(`${texts.objection.failed}. ${failure.offlineHint}`);
  expect((await field()).value).toBe('Mine');
  api.on(send, () => success(statement({ objection: 'Mine' })));
  await user.click(submit());
  await screen.findByText(texts.objection.yours);
});

it('shows what was objected elsewhere meanwhile', async () => {
  api.on(read, () => success(statement()));
  const { user, field, submit } = await open();
  await user.type(await field(), 'Second');
  api.on(read, () => success(statement({ objection: 'First' })));
  api.on(send, () => ({ status: 409, body: { message: 'Only once' } }));
  await user.click(submit());
  await screen.findByText('First');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('says that the time is over', async () => {
  api.on(read, () => success(statement({ objectionUntil: '2026-10-05T10:00:00Z' })));
  await open();
  await screen.findByRole('heading', { name: texts.objection.title });
  expect(shown()).toContain('The time to object ended on October 5, 2026.');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('shows that our team confirms its decision', async () => {
  const fields = { note: 'Not yours.', objection: 'Mine', answerNote: 'The deed says so.' };
  api.on(read, () => success(statement({ ...fields, answer: 'confirmed' })));
  await open();
  await screen.findByText(texts.statement.confirmed);
  screen.getByText(texts.statement.answerNote);
  for (const text of Object.values(fields)) screen.getByText(text);
  expect(shown()).not.toContain(texts.objection.sentBody);
});

it.each(['Mine', undefined])(
  'shows that our team took it back, after the objection %s',
  async (objection) => {
    const fields = objection === undefined ? {} : { objection };
    api.on(read, () => success(statement({ ...fields, answer: 'reversed' })));
    await open();
    await screen.findByRole('heading', { level: 1, name: texts.statement.reversedTitle });
    screen.getByText(texts.statement.title.takeDown);
    expect(screen.queryByText('Mine') !== null).toBe(objection !== undefined);
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);
