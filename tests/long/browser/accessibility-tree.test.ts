import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildChatUser, type ChatUser } from '../../support/chat-users.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating } from '../../support/created.ts';
import { buildInvestor, type Investor } from '../../support/investors.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';

/** What assistive technology reads: roles, names and values, as Chromium computes them. */

const created = startCreating();
const language = 'en';
const { account, ad, ads, common, home, inbox, investors, own, publish } = textsIn(language);
let me: ChatUser;
let partner: ChatUser;
let investor: Investor;
let foreignAd: string;
beforeAll(async () => {
  me = await buildChatUser(created, { fields: { ...completeProfile, firstname: 'Sara' } });
  partner = await buildChatUser(created, { fields: { firstname: 'Zain' } });
  await partner.sendNow(me, 'Good morning');
  await me.sendNow(partner, 'An answer');
  investor = await buildInvestor(created, { firstname: 'Nour' });
  foreignAd = await created.buildListing({ title: 'Flour mill', currency: 'usd', price: 25_000 });
});
afterAll(() => created.removeAll());

interface TreeNode {
  role: string;
  name: string;
  value: string;
}

/** Roles that somebody operates: each needs a name. */
const controls = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'option',
  'radio',
  'searchbox',
  'slider',
  'switch',
  'tab',
  'textbox',
]);

async function accessibilityTree(page: Page): Promise<TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const text = (field: { value?: unknown } | undefined) => {
    const { value } = field ?? {};
    return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  };
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, value, properties }) => ({
      role: text(role),
      // Without the isolates around what is inserted.
      name: text(name).replaceAll(/[\u2066-\u2069]/g, ''),
      value: text(value ?? properties?.find((property) => property.name === 'checked')?.value),
    }));
}

type Expected = [role: string, name: string | RegExp, value?: string];

/** The ten main pages, with what makes each of them usable by ear. */
const pages: { name: string; path: () => string; has: Expected[] }[] = [
  {
    name: 'home',
    path: () => '',
    has: [
      ['banner', ''],
      ['navigation', common.header.pages],
      ['link', common.header.ads],
      ['combobox', ads.filter.text],
      ['button', ads.filter.price],
      ['region', home.slider.title],
      ['contentinfo', ''],
    ],
  },
  {
    name: 'ads',
    path: () => '/ads?location=erbil&maxPrice=900000&priceCurrency=usd',
    has: [
      ['search', ads.filter.label],
      ['combobox', ads.filter.category],
      ['combobox', ads.filter.location, 'Erbil'],
      ['button', new RegExp(`^${ads.filter.price}.*\\$900,000`)],
      ['checkbox', ads.filter.startup],
      ['group', ads.chips.label],
      ['combobox', ads.sort.label, ads.sort.newest],
    ],
  },
  {
    name: 'an ad',
    path: () => `/ads/${foreignAd}`,
    has: [
      ['heading', 'Flour mill'],
      ['complementary', ad.price],
      ['StaticText', '25,000 US dollars'],
      ['button', ad.contact.open],
      ['heading', ad.sections.description],
      ['button', ads.favorite.label.replace('{{title}}', 'Flour mill')],
    ],
  },
  {
    name: 'publish',
    path: () => '/create-ad',
    has: [
      ['textbox', new RegExp(`^${publish.field.title}`)],
      ['combobox', new RegExp(`^${publish.field.category}`)],
      ['button', publish.create.submit],
    ],
  },
  {
    name: 'my ads',
    path: () => '/my-account/my-ads',
    has: [
      ['navigation', own.myAds.tabs],
      ['link', own.myAds.create],
      ['navigation', account.area],
    ],
  },
  {
    name: 'messages',
    path: () => '/my-account/inbox',
    has: [
      ['searchbox', inbox.search],
      ['list', inbox.list],
      ['link', 'Zain'],
      ['checkbox', inbox.keep.label, 'false'],
    ],
  },
  {
    name: 'a conversation',
    path: () => `/my-account/inbox/${partner.uid}`,
    has: [
      ['heading', 'Zain'],
      ['log', /./],
      ['list', inbox.quick.label],
      ['textbox', inbox.write.label],
      ['button', inbox.menu.open],
    ],
  },
  {
    name: 'settings',
    path: () => '/my-account/settings',
    has: [
      ['heading', account.settings.details],
      ['button', account.settings.edit],
      ['StaticText', 'Sara'],
    ],
  },
  {
    name: 'investors',
    path: () => '/investors',
    has: [
      ['search', investors.filter.label],
      ['searchbox', investors.filter.text],
      ['button', investors.filter.budget],
    ],
  },
  {
    name: 'an investor',
    path: () => `/investors/${investor.uid}`,
    has: [['link', ad.contact.send]],
  },
];

describe.each(pages)('the accessibility tree of $name', ({ path, has }) => {
  it('names every control, and has what the page is for', async () => {
    await using visitor = await visitAs(created, me, { language, width: 1366 });
    await visitor.open(path());
    await visitor.page.getByRole('heading', { level: 1 }).first().waitFor();
    const isThere = (nodes: readonly TreeNode[], [role, name, value]: Expected) =>
      nodes.some(
        (node) =>
          node.role === role &&
          (typeof name === 'string' ? node.name === name : name.test(node.name)) &&
          (value === undefined || node.value === value),
      );
    const missing = async () => {
      const nodes = await accessibilityTree(visitor.page);
      return has.filter((expected) => !isThere(nodes, expected));
    };
    await expect.poll(missing).toEqual([]);
    const nodes = await accessibilityTree(visitor.page);
    expect(nodes.filter(({ role, name }) => controls.has(role) && name.trim() === '')).toEqual([]);
  });
});
