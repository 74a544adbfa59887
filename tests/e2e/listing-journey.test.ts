import { isolate, type Language } from '@qaysari/contract/shared/languages';
import { registerWithListing } from '@qaysari/contract/publish/calls';
import { afterAll, describe, expect, it } from 'vitest';
import { formIn, greys } from '../support/ad-form.ts';
import { completeProfile } from '../support/complete-profile.ts';
import { startCreating } from '../support/created.ts';
import { adFields, sendForm } from '../support/form.ts';
import { mailTo } from '../support/mails.ts';
import { moderate } from '../support/moderate.ts';
import { newPerson } from '../support/people.ts';
import { textsIn } from '../support/texts.ts';
import { visitAs } from '../support/visit-as.ts';
import { visit, type Visitor } from '../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** Everything that somebody does with an ad, on a phone, from the empty form to the end. */
function owner(visitor: Visitor, language: Language) {
  const { page } = visitor;
  const { own, messages, home, publish } = textsIn(language);
  const form = formIn(visitor, language);
  const main = page.getByRole('main');
  const openTools = async () => {
    await visitor.open('/my-account/my-ads');
    await main.getByRole('article').getByRole('button').click();
    return page.getByRole('dialog');
  };
  return {
    async publish(title: string): Promise<string> {
      await visitor.open('/create-ad');
      await form.fillAd({ title });
      await form.choose(await greys(10));
      await form.prepared(10);
      await form.publish();
      await form.isDone();
      const link = main.getByRole('article').getByRole('link').first();
      return /ads\/(.+)$/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
    },
    async seesItOnHome(id: string) {
      await visitor.open();
      const row = page.getByRole('region', { name: home.slider.latest });
      await row.locator(`a[href="/${language}/ads/${id}"]`).waitFor();
    },
    /** Whether the words find the ad; where no ad has them, others are shown. */
    async finds(id: string, words: string): Promise<boolean> {
      await visitor.open(`/ads?search=${words}`);
      const link = page.locator(`a[href="/${language}/ads/${id}"]`);
      return (await main.getByRole('article').filter({ has: link }).count()) === 1;
    },
    async changePrice(price: string) {
      const tools = await openTools();
      await tools.getByRole('link', { name: own.edit.button }).click();
      await form.fill('price', price);
      await form.press(publish.edit.submit);
      await page.getByText(messages.listingUpdated).waitFor();
    },
    async delete() {
      const tools = await openTools();
      await tools.getByRole('button', { name: own.delete.button }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: own.delete.confirm }).click();
      await page.getByText(messages.listingDeleted).waitFor();
    },
  };
}

describe('who signs up with an ad', () => {
  const { auth, messages, own } = textsIn('ar');

  it('is led by the mail to the ad, and to what its approval lacks', async () => {
    const person = newPerson();
    const title = `first ${created.tag}`;
    const signedUp = await sendForm(registerWithListing, { ...adFields, ...person, title }, [], {
      language: 'ar',
    });
    expect(signedUp.status, JSON.stringify(signedUp.body)).toBe(200);
    const link = /https?:\S+\/verify-email\S+/.exec((await mailTo(person.email)).text)?.[0] ?? '';
    await using visitor = await visit({ width: 360 });
    const { page } = visitor;
    const { pathname, search } = new URL(link);
    await visitor.openAddress(pathname + search);
    await page.getByText(messages.emailVerified).waitFor();
    expect(page.url()).not.toContain('code=');
    await page.getByRole('link', { name: auth.signIn.submit, exact: true }).click();
    await page.locator('input[name=usernameOrEmail]').fill(person.username);
    await page.locator('input[name=password]').fill(person.password);
    await page.getByRole('button', { name: auth.signIn.submit, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(visitor.address()).toMatch(/^\/ar\/ads\/[^/?]+$/);
    await page.getByText(own.approval.missing).waitFor();
    await visitor.settled();
    await visitor.expectAccessible();
    const from = new URLSearchParams({ from: visitor.address() }).toString();
    await page.getByRole('link', { name: own.approval.complete }).click();
    await expect.poll(visitor.address).toBe(`/ar/my-account/settings?${from}`);
    await page.goBack();
    // The page that led on is not in the history.
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });
});

describe('with an ad', () => {
  it('leads from the form to its approval and its end, in Arabic', async () => {
    const language = 'ar';
    const me = await created.buildMember({ ...completeProfile, language });
    const another = await created.buildMember();
    await using visitor = await visitAs(created, me, { language, width: 360 });
    await using fan = await visitAs(created, another, { language, width: 360 });
    const journey = owner(visitor, language);
    const { ads, own } = textsIn(language);
    const words = `${created.tag}${language}`;

    const id = await journey.publish(words);
    expect(await journey.finds(id, words)).toBe(false);
    expect(await moderate('approve', id)).toMatchObject({ code: 0 });
    await journey.seesItOnHome(id);
    expect(await journey.finds(id, words)).toBe(true);
    expect((await mailTo(me.email)).text).toContain(`/${language}/ads/${id}`);

    await journey.changePrice('٣٠٬٠٠٠٬٠٠٠');
    await fan.open(`/ads/${id}`);
    await fan.page
      .getByRole('complementary')
      .getByText(/^30,000,000 /)
      .waitFor();
    const heart = ads.favorite.label.replace('{{title}}', isolate(words));
    await fan.page.getByRole('button', { name: heart }).click();
    const marks = created.firestore.collection(`users/${another.uid}/favorites`);
    await expect.poll(async () => (await marks.get()).docs.map((mark) => mark.id)).toEqual([id]);
    await fan.open('/my-account/my-favorites');
    await fan.page.locator(`a[href="/${language}/ads/${id}"]`).waitFor();

    await journey.delete();
    expect(await journey.finds(id, words)).toBe(false);
    await fan.page.reload();
    await fan.page.getByText(own.favorites.empty).waitFor();
  }, 240_000);
});
