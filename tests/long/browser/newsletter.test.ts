import { askForNews } from '@qaysari/contract/notification/calls';
import { afterAll, describe, expect, it } from 'vitest';
import { ask } from '../../support/api-client.ts';
import { startCreating } from '../../support/created.ts';
import { linkCodeIn, mailTo } from '../../support/mails.ts';
import { textsIn } from '../../support/texts.ts';
import { visit } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

describe('the newsletter', () => {
  const { newsletter, errors } = textsIn('ku');

  it('is signed up for in the footer, confirmed by a button, and ended by one press in the mail program', async () => {
    const email = `${created.tag.toLowerCase()}@example.com`;
    const expectedErrors = /ERR_INTERNET_DISCONNECTED|(status of|answer) 400/;
    await using visitor = await visit({ language: 'ku', width: 360, expectedErrors });
    const { page } = visitor;
    await visitor.open('/cookie-policy');
    const footer = page.getByRole('contentinfo');
    const field = footer.getByRole('textbox', { name: newsletter.form.email });
    const submit = footer.getByRole('button', { name: newsletter.form.submit });
    // The form comes when its place is near.
    await footer.scrollIntoViewIfNeeded();
    await field.fill('sara@');
    await submit.click();
    await footer.getByText(errors.email).waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await visitor.expectAccessible();
    await field.fill(email);
    await visitor.context.setOffline(true);
    await submit.click();
    await footer.getByText(textsIn('ku').common.form.offline).waitFor();
    await visitor.context.setOffline(false);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(askForNews.path)) asked += 1;
    });
    await submit.dblclick();
    await footer.getByRole('status').getByText(email).waitFor();
    expect(asked).toBe(1);

    const mail = await mailTo(email);
    await visitor.open(`/newsletter?code=${linkCodeIn(mail)}`);
    const confirm = page.getByRole('button', { name: newsletter.confirm.submit });
    await expect.poll(() => confirm.evaluate((it) => it === document.activeElement)).toBe(true);
    await expect.poll(visitor.address).toBe('/ku/newsletter');
    await visitor.expectAccessible();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: newsletter.confirm.doneTitle }).waitFor();
    await visitor.open(`/newsletter?code=${linkCodeIn(mail)}`);
    await confirm.click();
    await page.getByRole('heading', { name: newsletter.confirm.alreadyTitle }).waitFor();

    const [, token = ''] = /\/unsubscribe\?code=([\w-]+)/.exec(mail.text) ?? [];
    const ended = await ask(`/mail/unsubscribe?token=${token}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(ended).toMatchObject({ status: 200, body: { data: { result: 'done' } } });
    await visitor.open(`/newsletter?code=${linkCodeIn(mail)}`);
    await confirm.click();
    await page.getByRole('heading', { name: newsletter.confirm.wrongTitle }).waitFor();
    await page.getByRole('main').getByRole('textbox').waitFor();
  });
});
