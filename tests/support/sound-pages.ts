import { Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { routeNames, routeOf, type RouteName } from '../../web/src/lib/routes/routes.ts';
import type { Created, Member } from './created.ts';
import { buildInvestor } from './investors.ts';
import { seededAd } from './seeded-ad.ts';
import { buildTalker } from './talkers.ts';
import type { Visitor } from './visitor.ts';

/** Queries with which a page is opened: each shows another state of it, and '' is the page as it is. */
const queries: Partial<Record<RouteName, readonly string[]>> = {
  listings: ['', '?search=qwertyuiopasdf'],
  myListings: ['', '?tab=pending'],
  investors: ['', '?search=qwertyuiopasdf'],
  verifyCode: ['?email=new%40example.com'],
  // Leads on at once.
  signingIn: [],
};

/** Every page of the site but those of one ad or one person, which need an id. */
function addressesFor(isForMembers: boolean): string[] {
  return routeNames.flatMap((name) => {
    const { path, access } = routeOf(name);
    if (path.includes(':') || (access === 'members') !== isForMembers) return [];
    return (queries[name] ?? ['']).map((query) => `/${path}${query}`);
  });
}

export async function visitorsPages(): Promise<string[]> {
  const { _id: ad, owner } = await seededAd();
  return [
    ...addressesFor(false),
    '/nowhere',
    `/ads/${ad}`,
    `/ads/${ad}/poster`,
    `/owners/${owner}`,
  ];
}

/** Somebody with something on each of their pages. */
export async function memberWithPages(
  created: Created,
): Promise<{ member: Member; paths: string[]; conversation: string; investor: string }> {
  const member = await created.buildMember();
  const own = await created.buildListing({ owner: member.uid, status: 'pending' });
  const marked = await created.buildListing();
  const partner = await buildTalker(created);
  await partner.sendNow(member, 'السلام عليكم');
  const { uid } = await buildInvestor(created);
  const createdAt = Timestamp.now();
  await created.write(`users/${member.uid}/favorites/${marked}`, { createdAt });
  const conversation = `/my-account/inbox/${partner.uid}`;
  const investor = `/investors/${uid}`;
  const more = [`/ads/${own}`, conversation, `/edit-ad/${own}`, investor];
  return { member, paths: [...addressesFor(true), ...more], conversation, investor };
}

export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

export const looks = {
  phoneInTheDark: { width: 360, colorScheme: 'dark' },
  phoneInTheLight: { width: 360, colorScheme: 'light' },
  deskInTheDark: { width: 1280, colorScheme: 'dark' },
  deskInTheLight: { width: 1280, colorScheme: 'light' },
} as const satisfies Record<string, Look>;

/** No axe violations, nothing too wide, one main heading, and a title of its own. */
export async function expectSound(visitor: Visitor, path: string): Promise<void> {
  const heading = visitor.page.getByRole('heading', { level: 1 });
  await heading.first().waitFor();
  await visitor.expectAccessible();
  await visitor.expectNoOverflow();
  expect(await heading.count(), path).toBe(1);
  expect(await visitor.page.title()).toMatch(/\S · \S/);
}
