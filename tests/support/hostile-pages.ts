import { updateInvestor, getUser } from '@qaysari/contract/investor/calls';
import { limits } from '@qaysari/contract/shared/limits';
import { createListing } from '@qaysari/contract/publish/calls';
import { setNameOnAds, updateMe } from '@qaysari/contract/account/calls';
import { Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { ask, call, dataOf } from './api-client.ts';
import { completeProfile } from './complete-profile.ts';
import type { Created } from './created.ts';
import { adFields, sendForm } from './form.ts';
import { marker, takenTexts } from './hostile-texts.ts';
import { buildInvestor, investorForm, type Investor } from './investors.ts';
import { layoutFaults } from './layout-faults.ts';
import { buildChatUser, type ChatUser } from './chat-users.ts';
import type { Visitor } from './visitor.ts';

/** Hostile texts of users, in real pages with the headers of the site. */

const all = takenTexts.join('\n');
const { termsAcceptedAt: _terms, termsVersion: _version, ...profile } = completeProfile;

/** Somebody who writes such texts everywhere, and somebody who reads them. */
export interface HostileScene extends AsyncDisposable {
  /** Titles of the ads by their ids. */
  ads: ReadonlyMap<string, string>;
  owner: ChatUser;
  reader: ChatUser;
  investor: Investor;
  firstname: string;
  /** Resolves when the investor is in the directory. */
  investorIsListed: () => Promise<void>;
}

/** An ad and a message of each text that is short enough. */
export async function hostileScene(
  created: Created,
  texts: readonly string[],
): Promise<HostileScene> {
  const { tag } = created;
  const fields = completeProfile;
  const [owner, reader] = await Promise.all([
    buildChatUser(created, { fields, hasAd: false }),
    buildChatUser(created, { fields, hasAd: false }),
  ]);
  const firstname = '<b onclick=x>';
  const names = { firstname, lastname: 'W'.repeat(limits.nameLength) };
  const json = { ...profile, ...names, companyname: `"><svg onload=window.${marker}=1>` };
  expect((await call(updateMe, json, { token: owner.token })).status).toBe(200);
  const choice = { nameOnAds: 'companyname' };
  expect((await call(setNameOnAds, choice, { token: owner.token })).status).toBe(200);
  const most = limits.listingTitleLength - tag.length - 1;
  const ads = new Map<string, string>();
  for (const text of texts.filter(({ length }) => length <= most)) {
    const title = `${text} ${tag}`;
    ads.set(await publish(owner, title), title.trim());
  }
  await Promise.all([...ads.keys()].map((id) => approve(created, id)));
  // By turns, because one person may write only thirty messages a minute.
  for (const [turn, text] of texts.entries()) {
    await (turn % 2 === 0 ? reader.sendNow(owner, text) : owner.sendNow(reader, text));
  }
  const investor = await buildInvestor(created);
  await describe(created, investor);
  // The trigger puts them into the directory.
  const path = getUser.path.replace('{id}', investor.uid);
  const find = async () => (await ask(path, { token: reader.token })).status;
  return {
    ...{ ads, owner, reader, investor, firstname },
    investorIsListed: () => expect.poll(find).toBe(200),
    async [Symbol.asyncDispose]() {
      await Promise.all([...ads.keys()].map((id) => created.removeListing(id)));
    },
  };
}

async function publish({ token }: ChatUser, title: string): Promise<string> {
  const optional = ['moreInformation', 'marketingChanel', 'costs', 'assets', 'companyHistory'];
  const fields = {
    ...{ ...adFields, location: 'samawah', title, description: all },
    ...Object.fromEntries(optional.map((name) => [name, all])),
  };
  const answer = await sendForm(createListing, fields, [], { token });
  return dataOf(createListing, answer)._id;
}

/** Approves the ad as staff do, and dates it before the ads of the seed. */
async function approve(created: Created, id: string): Promise<void> {
  const isFound = created.entryOf(id, (entry) => entry['card'] !== undefined);
  const createdAt = Timestamp.fromMillis(Date.UTC(2001, 0, 1));
  await created.firestore.doc(`listings/${id}`).update({ status: 'approved', createdAt });
  await isFound;
}

async function describe(created: Created, { token, uid }: Investor): Promise<void> {
  const texts = { title: `</title><script>window.${marker}=1</script>`, about: all, offers: all };
  expect((await call(updateInvestor, { ...investorForm, ...texts }, { token })).status).toBe(200);
  await created.firestore.doc(`users/${uid}`).update({ 'investorProfile.status': 'approved' });
}

/** Records what should not happen. Blocked scripts are console errors, on which `visit` fails. */
export async function watch({ page, context }: Visitor): Promise<string[]> {
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

/** Opens the page. Fails if a script in its texts has run, or if its layout is broken. */
export async function openSafely(visitor: Visitor, path: string, shown?: string): Promise<void> {
  const { page } = visitor;
  await visitor.open(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (shown !== undefined) await page.getByText(shown).first().waitFor();
  await visitor.settled();
  expect(await page.evaluate((name) => name in window, marker), path).toBe(false);
  expect(await layoutFaults(page, { touch: 0, isPressed: false }), path).toEqual([]);
  expect(await page.locator('article').evaluateAll(cardFaults), path).toEqual([]);
}

/** Runs in the page: what is rendered beyond the edges of its card. */
function cardFaults(cards: Element[]): string[] {
  // An element within the card that clips its content shows nothing beyond itself.
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
    return out.map(({ tagName }) => `${tagName} overflows “${name}”`);
  });
}
