import { cityIds, sectorIds } from '@qaysari/contract/listing/catalogue';
import { limits } from '@qaysari/contract/shared/limits';
import type { User } from '@qaysari/contract/account/types';
import { cleanup, fireEvent, screen, within, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import errors from '../../../../locales/en/errors.json' with { type: 'json' };
import texts from '../../../../locales/en/investing.json' with { type: 'json' };
import investors from '../../../../locales/en/investors.json' with { type: 'json' };
import { writeDraft } from '../../lib/drafts/drafts.ts';
import { keepToken } from '../../lib/session/token.ts';
import { completeUser, newUser } from '../../testing/complete-user.ts';
import { fakeApi, success, type FakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { tokenOf } from '../../testing/token-of.ts';
import { BecomeInvestor } from './become-investor.tsx';

const call = 'POST /investor/me';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  keepToken(tokenOf(completeUser._id), { remember: true });
});

async function renderForm(person: User = completeUser) {
  const onBecame = vi.fn();
  const { user } = await renderApp(<BecomeInvestor user={person} onBecame={onBecame} />, {
    language: 'en',
  });
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  // Events alone: each step of a person renders the whole form again.
  const fill = (name: string, value: string) =>
    fireEvent.change(field(name), { target: { value } });
  const choose = (currency: 'usd' | 'iqd') =>
    user.click(document.querySelector(`[name=currency][value=${currency}]`)!);
  const fillAll = async () => {
    const texts = {
      title: 'Looking for a bakery',
      about: 'My brother and I run three',
      offers: 'Money and a hand at the oven',
      budgetMin: '25000000',
      budgetMax: '90000000',
    };
    await choose('iqd');
    for (const [name, value] of Object.entries(texts)) fill(name, value);
  };
  const send = screen.getByRole('button', { name: texts.become.submit });
  return { user, field, fill, choose, fillAll, send, onBecame };
}

it('checks each change: nothing blank, nothing too long, no highest budget below the lowest', async () => {
  const { field, fill } = await renderForm();
  const errorOf = (name: string) =>
    document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;
  for (const name of ['title', 'about', 'offers', 'budgetMin', 'budgetMax']) {
    fill(name, '5');
    fill(name, '');
    fireEvent.blur(field(name));
    expect(errorOf(name), name).toBe(errors.required);
  }
  fill('budgetMin', '0');
  expect(errorOf('budgetMin')).toBe(errors.positiveNumber);
  fill('budgetMin', '500');
  fill('budgetMax', '499');
  expect(errorOf('budgetMax')).toBe(errors.budgetRange);
  fill('budgetMax', '500');
  expect(errorOf('budgetMax')).not.toBe(errors.budgetRange);
  fireEvent.change(field('about'), { target: { value: 'a'.repeat(limits.longTextLength + 1) } });
  expect(errorOf('about')).toContain(limits.longTextLength.toLocaleString('en-US'));
  expect(api.calls).toEqual([]);
});

it('sends nothing that is wrong, says what is missing and leads to the first wrong field', async () => {
  const { user, field, send } = await renderForm();
  await user.click(send);
  expect(await screen.findAllByText(errors.required)).toHaveLength(6);
  expect(document.activeElement).toBe(field('title'));
  expect(api.calls).toEqual([]);
});

it('chooses no currency beforehand, and leads to it when all else is there', async () => {
  const { user, field, fill, send } = await renderForm();
  const chosen = () => screen.queryByRole('radio', { checked: true });
  expect(chosen()).toBeNull();
  for (const name of ['title', 'about', 'offers', 'budgetMin', 'budgetMax']) fill(name, '7');
  await user.click(send);
  expect(document.activeElement).toBe(field('currency'));
  expect(chosen()).toBeNull();
  expect(api.calls).toEqual([]);
});

it.each([
  ['Latin', '25000000', '90,000,000'],
  ['Arabic', '٢٥٠٠٠٠٠٠', '٩٠٬٠٠٠٬٠٠٠'],
  ['Kurdish', '۲۵۰۰۰۰۰۰', '۹۰۰۰۰۰۰۰'],
])('reads a budget in %s digits and says it in words', async (_digits, lowest, highest) => {
  const { user, field, fill, fillAll, send, onBecame } = await renderForm();
  const sent = vi.fn();
  api.on(call, (_path, body) => {
    sent(body);
    return success(undefined, 'done');
  });
  await fillAll();
  fill('budgetMin', lowest);
  fill('budgetMax', highest);
  await screen.findByText('25 million');
  fireEvent.blur(field('budgetMin'));
  expect(field('budgetMin').value).toBe('25,000,000');
  await user.click(send);
  await waitFor(() => expect(onBecame).toHaveBeenCalledOnce());
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ budgetMin: 25_000_000, budgetMax: 90_000_000, currency: 'iqd' }),
  );
});

it('sends what was chosen, in either currency, once however often it is pressed', async () => {
  const { user, choose, fillAll, send, onBecame } = await renderForm();
  const sent = vi.fn();
  const answer = Promise.withResolvers<void>();
  api.on(call, async (_path, body) => {
    sent(body);
    await answer.promise;
    return success(undefined, 'done');
  });
  await fillAll();
  await choose('usd');
  await user.click(screen.getByRole('checkbox', { name: investors.forms.loan }));
  await user.click(screen.getByRole('checkbox', { name: investors.forms.cash }));
  await user.click(screen.getByRole('checkbox', { name: investors.stages.startup }));
  await user.click(screen.getByRole('checkbox', { name: investors.stages.startup }));
  await user.dblClick(send);
  answer.resolve();
  await waitFor(() => expect(onBecame).toHaveBeenCalledOnce());
  expect(api.calls).toEqual([call]);
  expect(sent).toHaveBeenCalledWith({
    title: 'Looking for a bakery',
    about: 'My brother and I run three',
    offers: 'Money and a hand at the oven',
    message: '',
    currency: 'usd',
    budgetMin: 25_000_000,
    budgetMax: 90_000_000,
    sectors: [],
    cities: [],
    forms: ['cash', 'loan'],
    stages: [],
  });
});

it.each([
  ['the errors of the list, with a comma between', { errors: ['One', 'Two'] }, 'One, Two'],
  ['else its message', { message: 'Not now' }, 'Not now'],
  ['else its own words', {}, texts.become.failed],
])('says of a failure of the server %s, and keeps what was typed', async (_name, body, shown) => {
  const { user, field, fillAll, send, onBecame } = await renderForm();
  api.on(call, () => ({ status: 400, body }));
  await fillAll();
  await user.click(send);
  expect((await screen.findByRole('alert')).textContent).toBe(shown);
  expect(field('title').value).toBe('Looking for a bakery');
  expect(onBecame).not.toHaveBeenCalled();
});

it('puts an error of the server beside its field', async () => {
  const { user, field, fillAll, send } = await renderForm();
  const words = 'The server wants more';
  api.on(call, () => ({ status: 400, body: { error: { about: words }, errors: [] } }));
  await fillAll();
  await user.click(send);
  await screen.findByText(words);
  expect(document.activeElement).toBe(field('about'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps what was typed and chosen when the page is loaded again', async () => {
  const first = await renderForm();
  await first.fillAll();
  await first.user.click(screen.getByRole('checkbox', { name: investors.forms.share }));
  cleanup();
  const { field } = await renderForm();
  expect(field('title').value).toBe('Looking for a bakery');
  expect(field('budgetMax').value).toBe('90000000');
  expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('iqd');
  expect(
    screen.getByRole<HTMLInputElement>('checkbox', { name: investors.forms.share }).checked,
  ).toBe(true);
});

it.each([
  ['sectors', 'sectors', sectorIds],
  ['cities', 'cities', cityIds],
] as const)('refuses more than five %s, and leads to them', async (_what, name, ids) => {
  const tooMany = ids.slice(0, limits.investorChoices + 1).join(',');
  writeDraft(`become-investor-${completeUser._id}`, { [name]: tooMany });
  const { user, fillAll, send } = await renderForm();
  await fillAll();
  await user.click(send);
  const group = screen.getByRole('group', { name: texts.field[name] });
  expect(document.activeElement).toBe(group);
  expect(group.textContent).toContain(errors.tooMany.replace('{{max}}', '5'));
  expect(api.calls).toEqual([]);
});

it('says that approval needs a complete profile, only while it is incomplete', async () => {
  await renderForm(newUser);
  const link = screen.getByRole('link', { name: texts.profileNeeded.action });
  expect(link.getAttribute('href')).toBe('/en/my-account/settings');
  cleanup();
  await renderForm();
  expect(screen.queryByText(texts.profileNeeded.body)).toBeNull();
});

describe('the question to our team', () => {
  async function openQuestion() {
    const { user } = await renderForm();
    await user.click(screen.getByRole('button', { name: texts.ask.button }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.ask.title }));
    const message = dialog.getByRole('textbox');
    const send = dialog.getByRole('button', { name: texts.ask.submit });
    return { user, dialog, message, send };
  }
  const asking = 'POST /user/investor';

  it('is not sent blank', async () => {
    const { user, dialog, message, send } = await openQuestion();
    await user.type(message, '   ');
    await user.click(send);
    await dialog.findByText(errors.messageEmpty);
    expect(document.activeElement).toBe(message);
    expect(api.calls).toEqual([]);
  });

  it('says what the server answered, and closes', async () => {
    const { user, message, send } = await openQuestion();
    api.on(asking, () => success(undefined, 'We have it'));
    await user.click(message);
    await user.paste('Do I need a company?');
    await user.dblClick(send);
    await screen.findByText('We have it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls).toEqual([asking]);
  });

  it('says without alarm that one is open already, and keeps the words', async () => {
    const { user, dialog, message, send } = await openQuestion();
    api.on(asking, () => ({ status: 409, body: { message: errors.alreadyAsked } }));
    await user.click(message);
    await user.paste('Do I need a company?');
    await user.click(send);
    await dialog.findByText(errors.alreadyAsked);
    expect(dialog.queryByRole('alert')).toBeNull();
    expect((message as HTMLTextAreaElement).value).toBe('Do I need a company?');
  });
});
