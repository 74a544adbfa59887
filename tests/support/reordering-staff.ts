import { FieldValue, getFirestore, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { change, pairOf, pick, type Choices, type Command } from './reordering-scene.ts';

const onAd =
  (fields: (choices: Choices) => DocumentData): Command['run'] =>
  async (scene, choices) => {
    const ad = pick(scene.ads, choices.whom);
    const isThere = ad && (await getFirestore().doc(`listings/${ad.id}`).get()).exists;
    if (isThere) await change(`listings/${ad.id}`, fields(choices));
    return undefined;
  };

const onFirst = async (collection: string, place: number, fields: DocumentData) => {
  const { docs } = await getFirestore().collection(collection).get();
  const found = pick(docs, place);
  if (found) await found.ref.update(fields);
  return undefined;
};

/** What staff change in the console. */
export const staffCommands: Readonly<Record<string, Command>> = {
  approve: { weight: 7, run: onAd(() => ({ status: 'approved' })) },
  reject: {
    weight: 3,

    run: onAd(({ way }) => ({ status: 'rejected', moderationNote: `Reason ${way}` })),
  },
  feature: {
    weight: 2,

    run: onAd(({ way }) => ({ isFeatured: way % 3 > 0 })),
  },
  mistype: { weight: 1, run: onAd(() => ({ status: 'aproved' })) },
  decideCase: {
    weight: 4,

    run: (_scene, { whom, way }) =>
      onFirst('reportCases', whom, {
        decision: pick(['takeDown', 'warn', 'noAction', 'lockOut', 'reverse'], way),
        note: `Decided ${way}`,
      }),
  },
  lockOut: {
    weight: 1,

    run: async (_scene, choices) => {
      await change(`users/${pairOf(choices)[0]}`, { blockedAt: Timestamp.now() });
      return undefined;
    },
  },
  letIn: {
    weight: 2,

    run: async (_scene, choices) => {
      await change(`users/${pairOf(choices)[0]}`, { blockedAt: FieldValue.delete() });
      return undefined;
    },
  },
  decideInvestor: {
    weight: 2,

    run: async (_scene, { way }) => {
      const status = pick(['approved', 'rejected', 'pending'], way);
      await change('users/rami', { 'investorProfile.status': status });
      return undefined;
    },
  },
  handle: {
    weight: 2,

    run: (_scene, { whom, way }) =>
      onFirst(pick(['promotionRequests', 'investorRequests'], way) ?? '', whom, {
        state: 'handled',
      }),
  },
};
