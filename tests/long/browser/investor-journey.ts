import { categories, cities } from '@qaysari/contract/listing/catalogue';
import type { Language } from '@qaysari/contract/shared/languages';
import { expect } from 'vitest';
import { completeProfile } from '../../support/complete-profile.ts';
import type { Created, Member } from '../../support/created.ts';
import { applyFilters, filterFields, showFilters } from '../../support/filter.ts';
import { mailTo } from '../../support/mails.ts';
import { moderate } from '../../support/moderate.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';
import type { Visitor } from '../../support/visitor.ts';

const width = 360;

/** What an investor does, on a phone, from the first form to the answered message. */
export function investorOn({ page, open }: Visitor, language: Language) {
  const { account, auth, investing, investors, messages, common } = textsIn(language);
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const field = (name: string) => main.locator(`[name=${name}]`);
  return {
    async become(title: string) {
      await open('/my-account/privacy-and-security');
      await main.getByRole('link', { name: account.investor.title }).click();
      await field('title').fill(title);
      await field('about').fill('سطر أول\nسطر ثانٍ');
      await field('offers').fill('سەرمایە');
      await main.getByRole('radio', { name: common.currency.iqd }).check();
      await field('budgetMin').fill('٢٠٬٠٠٠٬٠٠٠');
      await field('budgetMax').fill('۵۰۰۰۰۰۰۰');
      for (const [name, choice] of [
        [investing.field.sectors, categories.auto_services],
        [investing.field.cities, cities.baqubah],
      ] as const) {
        await main.getByRole('combobox', { name }).click();
        await page.getByRole('option', { name: choice[language], exact: true }).click();
        await page.keyboard.press('Escape');
      }
      await main.getByRole('checkbox', { name: investors.forms.partner }).check();
      await press(investing.become.submit);
      await page.getByText(messages.becameInvestor).first().waitFor();
    },
    async signIn({ username, password }: Member) {
      await page.getByRole('heading', { name: auth.signIn.title }).waitFor();
      await page.locator('input[name=usernameOrEmail]').fill(username);
      await page.locator('input[name=password]').fill(password);
      await press(auth.signIn.submit);
      await page.getByRole('button', { name: common.userMenu.open }).waitFor();
    },
    async edit(title: string) {
      await open('/my-account/investor');
      await main.getByText(investing.status.pending).waitFor();
      await press(investing.own.edit);
      await field('title').fill(title);
      await press(investing.own.save);
      await page.getByText(messages.investorUpdated).waitFor();
      await main.getByText(title).waitFor();
    },
    async hasMessage(text: string) {
      await open('/my-account/inbox');
      await main.getByText(text).waitFor();
    },
  };
}

/** What a member does who looks for an investor. */
function memberOn(visitor: Visitor, language: Language) {
  const { page } = visitor;
  const { investors, inbox, own } = textsIn(language);
  const main = page.getByRole('main');
  const screen = { language, width };
  return {
    async filter() {
      await visitor.open('/investors');
      await showFilters(visitor, screen);
      const fields = filterFields(visitor, screen);
      const choose = async (label: string, option: string) => {
        await fields.getByRole('combobox', { name: label }).click();
        await page.getByRole('option', { name: option, exact: true }).click();
      };
      await choose(investors.filter.sector, categories.auto_services[language]);
      await page.keyboard.press('Escape');
      await applyFilters(visitor, screen);
      await expect.poll(visitor.address).toBe(`/${language}/investors?sector=auto_services`);
    },
    async openInvestor(title: string) {
      const card = main.getByRole('article').filter({ hasText: title });
      await card.getByRole('link').click();
      await main.getByText(title).first().waitFor();
      await main.getByText(investors.approvedSource).waitFor();
    },
    async write(text: string) {
      await page
        .getByRole('link', { name: textsIn(language).ad.contact.send, exact: true })
        .first()
        .click();
      const log = page.getByRole('log');
      await page.getByRole('textbox', { name: inbox.write.label }).fill(text);
      await page.getByRole('button', { name: inbox.write.send, exact: true }).click();
      await log.getByRole('img', { name: inbox.message.sent }).waitFor();
    },
    async seeWhoFits(ad: string) {
      await visitor.open(`/ads/${ad}`);
      await main.getByRole('link', { name: own.investors.see }).click();
      await main.getByRole('heading', { name: investors.forListing.title }).waitFor();
    },
  };
}

/** Somebody becomes an investor, is approved, found by filter and by an ad, and written to. */
export async function investorJourney(created: Created, language: Language): Promise<void> {
  const word = `${created.tag}${language}`;
  const investor = await created.buildMember({ ...completeProfile, language });
  const title = `ورش السيارات ${word}`;
  await using device = await visitAs(created, investor, { language, width });
  const theirs = investorOn(device, language);
  await theirs.become('ورش');
  await theirs.signIn(investor);
  await theirs.edit(title);
  const stored: unknown = (await created.firestore.doc(`users/${investor.uid}`).get()).get(
    'investorProfile',
  );
  expect(stored).toMatchObject({
    ...{ currency: 'iqd', budgetMin: 20_000_000, budgetMax: 50_000_000, forms: ['partner'] },
    status: 'pending',
  });
  expect((await moderate('investors', 'approve', investor.uid)).code).toBe(0);
  expect((await mailTo(investor.email)).text).toContain(title);

  const buyer = await created.buildMember({ firstname: 'Omar', lastname: 'Ali' });
  await using other = await visitAs(created, buyer, { language, width });
  const hers = memberOn(other, language);
  await hers.filter();
  await hers.openInvestor(title);
  await other.expectAccessible();
  await hers.write(`by filter ${word}`);
  await theirs.hasMessage(`by filter ${word}`);

  const owner = await created.buildMember({ firstname: 'Sara', lastname: 'Ahmed' });
  const fields = { category: 'find_an_investor', sector: 'auto_services', location: 'baqubah' };
  const ad = await created.buildListing({
    ...{ owner: owner.uid, ...fields, currency: 'iqd', price: 30_000_000 },
  });
  await using third = await visitAs(created, owner, { language, width });
  const owners = memberOn(third, language);
  await owners.seeWhoFits(ad);
  const { fit } = textsIn(language).investors;
  await third.page.getByText(fit.reasons.sector).first().waitFor();
  await owners.openInvestor(title);
  await owners.write(`by ad ${word}`);
  await theirs.hasMessage(`by ad ${word}`);
}
