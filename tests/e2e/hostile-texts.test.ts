import { updateInvestor } from '@qaysari/contract/investing-endpoints';
import { getUser } from '@qaysari/contract/investor-endpoints';
import { limits } from '@qaysari/contract/limits';
import { createListing } from '@qaysari/contract/publish-endpoints';
import { updateMe } from '@qaysari/contract/update-me-endpoint';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, call, dataOf } from '../support/api-client.ts';
import { completeProfile } from '../support/complete-profile.ts';
import { startCreating } from '../support/created.ts';
import { adFields, sendForm } from '../support/form.ts';
import { marker, takenTexts } from '../support/hostile-texts.ts';
import { buildInvestor, investorForm, type Investor } from '../support/investors.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { getPage } from '../support/page-html.ts';
import { buildTalker, type Talker } from '../support/talkers.ts';
import { visitAs } from '../support/visit-as.ts';
import { visit, type Visitor } from '../support/visitor.ts';

/** What people may write, as bad as it can be, in real pages under the headers of the site. */

const created = startCreating();
const { tag } = created;
const ads = new Map<string, string>();
let owner: Talker;
let reader: Talker;
let investor: Investor;

const fits = (max: number) => takenTexts.filter((text) => text.length <= max);
const all = takenTexts.join('\n');
const { termsAcceptedAt: _terms, ...profile } = completeProfile;
const names = { firstname: '<b onclick=x>', lastname: 'W'.repeat(limits.nameLength) };

beforeAll(async () => {
  [owner, reader] = await Promise.all([
    buildTalker(created, { fields: completeProfile }),
    buildTalker(created, { fields: completeProfile }),
  ]);
  const json = { ...profile, ...names, companyname: `"><svg onload=window.${marker}=1>` };
  expect((await call(updateMe, json, { token: owner.token })).status).toBe(200);
  const titles = fits(limits.listingTitleLength - tag.length - 1).map((text) => `${text} ${tag}`);
  for (const title of titles) ads.set(await publish(title), title.trim());
  await Promise.all([...ads.keys()].map(approve));
  // By turns, because nobody writes more than thirty in a minute.
  for (const [turn, text] of takenTexts.entries()) {
    await (turn % 2 === 0 ? owner.sendNow(reader, text) : reader.sendNow(owner, text));
  }
  investor = await buildInvestor(created);
  await describeInvestor();
}, 120_000);
afterAll(async () => {
  await Promise.all([...ads.keys()].map((id) => created.removeListing(id)));
  await created.removeAll();
});

async function publish(title: string): Promise<string> {
  const optional = ['moreInformation', 'marketingChanel', 'costs', 'assets', 'companyHistory'];
  const fields = {
    ...{ ...adFields, location: 'samawah', title, description: all },
    ...Object.fromEntries(optional.map((name) => [name, all])),
  };
  const answer = await sendForm(createListing, fields, [], { token: owner.token });
  return dataOf(createListing, answer)._id;
}

/** Staff do it; then the ad stands behind those of the seed. */
async function approve(id: string): Promise<void> {
  const isFound = created.entryOf(id, (entry) => entry['card'] !== undefined);
  const createdAt = Timestamp.fromMillis(Date.UTC(2001, 0, 1));
  await created.firestore.doc(`listings/${id}`).update({ status: 'approved', createdAt });
  await isFound;
}

async function describeInvestor(): Promise<void> {
  const texts = { title: `</title><script>window.${marker}=1</script>`, about: all, offers: all };
  const { token, uid } = investor;
  expect((await call(updateInvestor, { ...investorForm, ...texts }, { token })).status).toBe(200);
  await created.firestore.doc(`users/${uid}`).update({ 'investorProfile.status': 'approved' });
}

/** The trigger puts them into the directory. */
async function findInvestor(): Promise<number> {
  const path = getUser.path.replace('{id}', investor.uid);
  return (await ask(path, { token: reader.token })).status;
}

/** Notes what should not happen; what the browser refuses to run, `visit` fails on as an error of the console. */
async function watch({ page, context }: Visitor): Promise<string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await context.exposeFunction('noteViolation', (text: string) => seen.push(`refused: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => {
      (window as unknown as { noteViolation: (text: string) => void }).noteViolation(
        `${violatedDirective} of ${sourceFile}`,
      );
    });
  });
  return seen;
}

/** Opens the page: nothing of its texts has run, and its layout holds. */
async function openSafely(visitor: Visitor, path: string, shown?: string): Promise<void> {
  const { page } = visitor;
  await visitor.open(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (shown !== undefined) await page.getByText(shown).first().waitFor();
  await visitor.settled();
  expect(await page.evaluate((name) => name in window, marker), path).toBe(false);
  expect(await layoutFaults(page, { touch: 0, isPressed: false }), path).toEqual([]);
  expect(await page.locator('article').evaluateAll(cardFaults), path).toEqual([]);
}

/** Runs in the page: what is drawn beyond the edges of its card. */
function cardFaults(cards: Element[]): string[] {
  // A part that cuts what it holds, within the card, shows nothing beyond itself.
  const isCut = (part: Element | null, card: Element): boolean =>
    part !== null &&
    part !== card &&
    (getComputedStyle(part).overflow !== 'visible' || isCut(part.parentElement, card));
  return cards.flatMap((card) => {
    const box = card.getBoundingClientRect();
    const out = [...card.querySelectorAll('*')].filter((part) => {
      const { left, right, width, bottom } = part.getBoundingClientRect();
      const isOut = left < box.left - 1 || right > box.right + 1 || bottom > box.bottom + 1;
      // What only screen readers read is one pixel wide.
      return isOut && width > 1 && !isCut(part.parentElement, card);
    });
    const name = card.textContent.slice(0, 60);
    return out.map(({ tagName }) => `${tagName} stands out of “${name}”`);
  });
}

/** As the head of a page has it, which leaves marks out that nobody sees. */
const seenOf = (text: unknown) =>
  String(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

describe.each([
  { language: 'ar', width: 360 },
  { language: 'en', width: 360 },
] as const)('in $language at $width px', ({ language, width }) => {
  it('ads stay within their cards and pages, and run nothing', async () => {
    await using visitor = await visit({ language, width });
    const seen = await watch(visitor);
    await openSafely(visitor, `/ads?search=${tag}`);
    expect(await visitor.page.getByRole('main').getByRole('article').count()).toBeGreaterThan(10);
    await openSafely(visitor, `/owners/${owner.uid}`);
    for (const [id, title] of [...ads].filter((_, place) => place % 7 === 1)) {
      await openSafely(visitor, `/ads/${id}`, tag);
      expect(await visitor.page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    }
    expect(seen).toEqual([]);
  });

  it('names, messages and profiles stay texts', async () => {
    await using visitor = await visitAs(created, reader, { language, width });
    const seen = await watch(visitor);
    await openSafely(visitor, '/my-account/inbox', names.firstname);
    await openSafely(visitor, `/my-account/inbox/${owner.uid}`, 'W'.repeat(60));
    await expect.poll(findInvestor).toBe(200);
    await openSafely(visitor, '/investors', '</title>');
    await openSafely(visitor, `/investors/${investor.uid}`, '</title>');
    expect(seen).toEqual([]);
  });

  it('its owner edits and lists them', async () => {
    await using visitor = await visitAs(created, owner, { language, width });
    const seen = await watch(visitor);
    await openSafely(visitor, '/my-account/my-ads');
    await openSafely(visitor, '/my-account/settings');
    expect(seen).toEqual([]);
  });

  it('the page of an ad as the server draws it has no script more than of another ad', async () => {
    const plain = await created.buildListing();
    const scriptsOf = ({ html }: { html: string }) => html.match(/<script/gi)?.length;
    const expected = scriptsOf(await getPage(`/${language}/ads/${plain}`));
    for (const [id, title] of ads) {
      const page = await getPage(`/${language}/ads/${id}`);
      expect([page.status, scriptsOf(page)], title).toEqual([200, expected]);
      const told = [page.title, page.meta('og:title'), page.data('Product')?.['name']].map(seenOf);
      for (const each of told) expect(each).toContain(seenOf(title));
    }
  });
});
