import { readFile } from 'node:fs/promises';
import { login } from '@qaysari/contract/account/calls';
import { afterAll, describe, expect, it } from 'vitest';
import { call, dataOf } from '../../support/api-client.ts';
import { startCreating, type Member } from '../../support/created.ts';
import { unpack } from '../../support/data-archive.ts';
import { linkCodeIn, mailTo } from '../../support/mails.ts';
import { textsIn } from '../../support/texts.ts';
import { origin, visit, type Visitor } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** A session of the kind that signing in begins: with a line in the list of devices. */
async function signIn({ username, password }: Member, userAgent?: string): Promise<string> {
  const body = { usernameOrEmail: username, password };
  const headers = userAgent === undefined ? {} : { 'User-Agent': userAgent };
  return dataOf(login, await call(login, body, { headers })).token;
}

async function useToken(visitor: Visitor, value: string): Promise<void> {
  await visitor.context.addCookies([{ name: 'token', value, url: origin }]);
}

describe('the devices of somebody', () => {
  const { data } = textsIn('ar');

  it('are signed out one by one; the other device is out with its next page', async () => {
    const member = await created.buildMember();
    await using phone = await visit({ language: 'ar', width: 360 });
    await using desk = await visit({ language: 'ar', width: 1280, expectedErrors: /401/ });
    await useToken(phone, await signIn(member));
    await useToken(desk, await signIn(member, 'Mozilla/5.0 (Windows NT 10.0) Firefox/144.0'));
    await desk.open('/my-account/settings');
    const { page } = phone;
    await phone.open('/my-account/devices');
    await page.getByText(data.devices.here).waitFor();
    await phone.expectNoOverflow();
    await phone.expectAccessible();
    const button = page.getByRole('button', { name: /Firefox/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByText(data.devices.onlyHere).waitFor();
    const heading = page.getByRole('heading', { name: data.devices.list });
    await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true);
    await desk.open('/my-account/settings');
    await expect.poll(desk.address).toContain('/ar/sign-in');
  });
});

describe('the archive of one’s data', () => {
  const { data } = textsIn('ku');

  it('is asked for, mailed, and downloaded by one button', async () => {
    const member = await created.buildMember({ firstname: 'ڕێبوار' });
    await using visitor = await visit({ language: 'ku', width: 360, expectedErrors: /(404|ERR_)/ });
    const { page } = visitor;
    await useToken(visitor, await signIn(member));
    await visitor.open('/my-account/your-data');
    await page.getByText(data.sent.noBrowser).waitFor();
    await visitor.expectNoOverflow();
    await visitor.expectAccessible();
    await page.getByRole('button', { name: data.archive.ask }).dblclick();
    await page.getByText(data.archive.building.split('{{date}}')[1] ?? '').waitFor();
    const mail = await mailTo(member.email);

    await visitor.open(`/your-data?code=${linkCodeIn(mail)}`);
    await expect.poll(visitor.address).toBe('/ku/your-data');
    const submit = page.getByRole('button', { name: data.download.submit });
    await submit.waitFor();
    await visitor.expectAccessible();
    // The line drops: the same button goes on.
    await page.route('**/api/user/data/piece', (route) => route.abort(), { times: 1 });
    await submit.click();
    await page.getByRole('alert').waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), submit.click()]);
    expect(file.suggestedFilename()).toMatch(/^qaysari-\d{4}-\d\d-\d\d\.zip$/);
    const files = await unpack(await readFile(await file.path()));
    expect(files.get('profile.json')).toContain('ڕێبوار');
    await page.getByRole('heading', { name: data.download.doneTitle }).waitFor();

    await visitor.open(`/your-data?code=${'A'.repeat(43)}`);
    await submit.click();
    await page.getByRole('heading', { name: data.download.wrongTitle }).waitFor();
  });
});
