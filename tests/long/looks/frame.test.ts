import { afterAll, describe, it } from 'vitest';
import { routeNames, routeOf, type RouteName } from '../../../web/src/lib/routes/routes.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating } from '../../support/created.ts';
import { expectRecovery, expectReturn, missingParts } from '../../support/frame.ts';
import { seededAd } from '../../support/seeded-ad.ts';
import { visitAs } from '../../support/visit-as.ts';
import { visit, type Visitor } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const language = 'ar';
const phone = { language, width: 360, expectedErrors: missingParts } as const;

/** Pages that lead on at once when they are opened without what they are about. */
const passing: readonly RouteName[] = ['signingIn', 'undoEmailChange', 'verifyEmail', 'verifyCode'];

function addressesFor(isForMembers: boolean): string[] {
  return routeNames.flatMap((name) => {
    const { path, access } = routeOf(name);
    const isOpen = name === 'home' || path.includes(':') || passing.includes(name);
    return isOpen || (access === 'members') !== isForMembers ? [] : [`/${path}`];
  });
}

const visitorsPaths = [...addressesFor(false), `/ads/${(await seededAd())._id}`, '/nowhere'];

/** All pages fail and come in the same code: every second one is tried in each of the two ways. */
async function expectFrameOf(visitor: Visitor, path: string, at: number): Promise<void> {
  await (at % 2 === 0 ? expectRecovery : expectReturn)(visitor, language, path);
}

describe('parts that do not come, and a network that goes and comes', () => {
  it.each(visitorsPaths.map((path, at) => [path, at] as const))(
    'leave the frame of %s, and the page comes after all',
    async (path, at) => {
      await using visitor = await visit(phone);
      await expectFrameOf(visitor, path, at);
    },
  );

  it('leave the frame of every page of members, and the page comes after all', async () => {
    const member = await created.buildMember(completeProfile);
    const ownAd = await created.buildListing({ owner: member.uid });
    await using visitor = await visitAs(created, member, phone);
    const paths = [...addressesFor(true), `/edit-ad/${ownAd}`];
    for (const [at, path] of paths.entries()) await expectFrameOf(visitor, path, at);
  });
});
