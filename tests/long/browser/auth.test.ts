import { afterAll, describe, expect, it } from 'vitest';
import { startCreating, type Member } from '../../support/created.ts';
import { newPerson } from '../../support/people.ts';
import { bothScreens } from '../../support/screens.ts';
import { textsIn } from '../../support/texts.ts';
import { origin, visit, type Visitor } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

type Screen = (typeof bothScreens)[number];

function signInForm({ page }: Visitor, { language }: Screen) {
  const { auth, common } = textsIn(language);
  return {
    name: page.getByLabel(auth.signIn.usernameOrEmail),
    password: page.getByLabel(auth.signIn.password, { exact: true }),
    remember: page.getByLabel(auth.signIn.remember),
    send: page.getByRole('button', { name: auth.signIn.submit, exact: true }),
    menu: page.getByRole('button', { name: common.userMenu.open }),
  };
}

async function fillSignIn(visitor: Visitor, screen: Screen, member: Member, password?: string) {
  const form = signInForm(visitor, screen);
  await form.name.fill(member.username);
  await form.password.fill(password ?? member.password);
  return form;
}

function signUpForm({ page }: Visitor, { language }: Screen) {
  const { signUp } = textsIn(language).auth;
  return {
    username: page.getByLabel(signUp.username),
    email: page.getByLabel(signUp.email),
    password: page.getByLabel(signUp.password).and(page.locator('[name=password]')),
    repeated: page.getByLabel(signUp.confirmPassword),
    terms: page.getByRole('checkbox'),
    send: page.getByRole('button', { name: signUp.submit, exact: true }),
  };
}

const isFocused = (input: ReturnType<Visitor['page']['locator']>) =>
  expect.poll(() => input.evaluate((each) => each === document.activeElement)).toBe(true);

/** Counts the calls of an endpoint that a page makes. */
function countCalls({ page }: Visitor, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().endsWith(path)) count += 1;
  });
  return () => count;
}

describe.each(bothScreens)('signing in, in $language at $width px', (screen) => {
  const { language } = screen;
  const { errors } = textsIn(language);

  it('says what is wrong, keeps the name, and leads back to where somebody came from', async () => {
    const member = await created.buildMember();
    await using visitor = await visit({ ...screen, expectedErrors: /401/ });
    await visitor.open('/sign-in?from=%2Fen%2Fads%3Fcurrency%3Dusd');
    const { send, name, password } = await fillSignIn(visitor, screen, member, 'Wrong-Word-11');
    await send.click();
    await visitor.page.getByRole('alert').getByText(errors.signInWrong).waitFor();
    await visitor.page.reload();
    await visitor.settled();
    expect(await name.inputValue()).toBe(member.username);
    expect(await password.inputValue()).toBe('');
    await password.fill(member.password);
    const calls = countCalls(visitor, '/auth/login');
    await send.dblclick();
    await expect.poll(visitor.address).toBe(`/${language}/ads?currency=usd`);
    expect(calls()).toBe(1);
  });

  it('offers the link again to somebody who has not verified their address', async () => {
    const member = await created.buildMember();
    await created.unverify(member);
    await using visitor = await visit({ ...screen, expectedErrors: /403/ });
    await visitor.open('/sign-in');
    const { send } = await fillSignIn(visitor, screen, member);
    await send.click();
    await visitor.page.getByText(errors.emailUnverified).waitFor();
    const { auth, messages } = textsIn(language);
    await visitor.page.getByRole('button', { name: auth.unverified.resend }).click();
    await visitor.page.getByText(messages.verificationSent).waitFor();
    await visitor.expectAccessible();
  });
});

describe('a session', () => {
  // The address of an arrival names no language: the browser's counts.
  const screen = { ...bothScreens[0], locale: 'ar-IQ' };
  const tokenOf = async ({ tokens }: Visitor) => (await tokens())[0];

  it.each([true, false])('lasts as asked, remembered: %s', async (remembered) => {
    const member = await created.buildMember();
    await using visitor = await visit(screen);
    await visitor.open('/sign-in');
    const { send, remember, menu } = await fillSignIn(visitor, screen, member);
    await remember.setChecked(remembered);
    await send.click();
    await menu.waitFor();
    const token = await tokenOf(visitor);
    const days = ((token?.expires ?? 0) - Date.now() / 1000) / 86_400;
    if (remembered) expect(Math.abs(days - 7)).toBeLessThan(0.1);
    else expect(token?.expires).toBe(-1);
    expect(token).toMatchObject({ path: '/', sameSite: 'Lax' });
    // Who is signed in has no use for this page.
    await visitor.open('/sign-in');
    await expect.poll(visitor.address).toBe('/ar');
  });

  it('begins with the token in a provider’s answer, which leaves the address at once', async () => {
    const member = await created.buildMember();
    await using visitor = await visit(screen);
    await visitor.open('/about-us');
    await visitor.page.evaluate(() => {
      sessionStorage.setItem('qaysariExternalSignIn', JSON.stringify({ at: Date.now() }));
    });
    await visitor.openAddress(`/?token=${await created.signIn(member)}`);
    await expect.poll(visitor.address).toBe('/ar');
    await signInForm(visitor, screen).menu.waitFor();
    expect(await tokenOf(visitor)).toBeDefined();
    await visitor.page.goBack();
    await expect.poll(visitor.address).toBe('/ar/about-us');
    expect(await tokenOf(visitor)).toBeDefined();
  });

  it('does not begin with a token that is wrong, and the page says why', async () => {
    await using visitor = await visit({ ...screen, expectedErrors: /401/ });
    await visitor.openAddress('/?token=a.b.c');
    await visitor.page.getByText(textsIn('ar').auth.problem.invalid).waitFor();
    expect(await tokenOf(visitor)).toBeUndefined();
  });

  it('is not replaced by somebody else’s unless its owner agrees', async () => {
    const [one, other] = [await created.buildMember(), await created.buildMember()];
    await using visitor = await visit(screen);
    const token = await created.signIn(one);
    await visitor.context.addCookies([{ name: 'token', value: token, url: origin }]);
    const { arriving } = textsIn('ar').auth;
    const arrive = async (answer: string) => {
      await visitor.page.goto(`${origin}/?token=${await created.signIn(other)}`);
      await visitor.page.getByRole('button', { name: answer }).click();
      await expect.poll(visitor.address).toBe('/ar');
    };
    await arrive(arriving.keep);
    expect((await tokenOf(visitor))?.value).toBe(token);
    await arrive(arriving.replace);
    await expect.poll(async () => (await tokenOf(visitor))?.value).not.toBe(token);
  });
});

describe.each(bothScreens)('signing up, in $language at $width px', (screen) => {
  const { language } = screen;
  const { auth, errors, messages } = textsIn(language);

  it('puts what the server says beside the field, and sends once', async () => {
    const { username: taken } = await created.buildMember();
    const person = newPerson();
    await using visitor = await visit({ ...screen, expectedErrors: /400/ });
    await visitor.open('/sign-up');
    const form = signUpForm(visitor, screen);
    await form.username.fill(taken);
    await form.email.fill(person.email);
    await form.password.fill(person.password);
    await form.repeated.fill(person.password);
    await form.terms.check();
    await form.send.click();
    await visitor.page.getByText(errors.usernameTaken).waitFor();
    await isFocused(form.username);
    await visitor.expectAccessible();
    expect(await form.password.inputValue()).toBe(person.password);
    await form.username.fill(person.username);
    const calls = countCalls(visitor, '/auth/register');
    await form.send.dblclick();
    await visitor.page.getByText(messages.registered).waitFor();
    expect(calls()).toBe(1);
    expect(visitor.address()).toMatch(`/${language}/sign-in`);
    expect(await signInForm(visitor, screen).name.inputValue()).toBe(person.username);
    expect(visitor.address()).not.toContain(person.email);
    await visitor.page.reload();
    await visitor.page.getByText(auth.sent.to.split('{{')[0] ?? '').waitFor();
    await visitor.page.getByRole('main').getByText(person.email).waitFor();
    await visitor.expectAccessible();
    await visitor.page.getByRole('link', { name: auth.sent.change }).click();
    await expect.poll(() => form.email.inputValue()).toBe(person.email);
  });
});

it('the link for a new account is sent again after a minute, or the page says why it is not', async () => {
  const screen = bothScreens[1];
  const { auth, messages } = textsIn(screen.language);
  const person = newPerson();
  await using visitor = await visit({ ...screen, expectedErrors: /400/ });
  const { page, context } = visitor;
  await page.clock.install();
  await visitor.open('/sign-up');
  const form = signUpForm(visitor, screen);
  await form.username.fill(person.username);
  await form.email.fill(person.email);
  await form.password.fill(person.password);
  await form.repeated.fill(person.password);
  await form.terms.check();
  await form.send.click();
  const again = page.getByRole('button', { name: auth.sent.again });
  await again.waitFor();
  expect(await again.getAttribute('aria-disabled')).toBe('true');
  await page.clock.fastForward('01:01');
  const ready = page.getByRole('button', { name: auth.sent.again, exact: true });
  const call = '**/api/auth/resend-verification';
  await context.route(call, (route) =>
    route.fulfill({ status: 400, json: { message: 'Not now', key: 'ofTheTest' } }),
  );
  await ready.click();
  await page.getByText('Not now').waitFor();
  await context.unroute(call);
  await ready.click();
  await page.getByText(messages.verificationSent).waitFor();
  expect(await again.getAttribute('aria-disabled')).toBe('true');
});

it('another code can be asked for after a minute', async () => {
  const { recovery } = textsIn('ar');
  await using visitor = await visit(bothScreens[0]);
  const { page } = visitor;
  await page.clock.install();
  await visitor.open('/forgot-password');
  await page.locator('input[name=email]').fill(newPerson().email);
  await page.getByRole('button', { name: recovery.email.submit, exact: true }).click();
  await page.getByRole('heading', { name: recovery.code.title }).waitFor();
  const again = page.getByRole('button', { name: recovery.code.resend });
  expect(await again.getAttribute('aria-disabled')).toBe('true');
  // Only the browser's minute passes.
  await page.clock.fastForward('01:01');
  await expect.poll(() => again.getAttribute('aria-disabled')).not.toBe('true');
  await again.click();
  await expect.poll(() => again.getAttribute('aria-disabled')).toBe('true');
});

it('without a connection nothing is lost', async () => {
  const [screen] = bothScreens;
  const { common } = textsIn('ar');
  const member = await created.buildMember();
  await using visitor = await visit({ ...screen, expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
  await visitor.open('/sign-in');
  await visitor.context.setOffline(true);
  const { send, name, menu } = await fillSignIn(visitor, screen, member);
  await send.click();
  await visitor.page.getByText(common.form.offline).waitFor();
  expect(await name.inputValue()).toBe(member.username);
  await visitor.context.setOffline(false);
  await send.click();
  await menu.waitFor();
});
