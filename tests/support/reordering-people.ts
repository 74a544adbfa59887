import { askAboutInvesting } from '@qaysari/contract/investor/calls';
import {
  askForPromotion,
  deleteListing,
  setAvailability,
} from '@qaysari/contract/listing/own-calls';
import { createListing, updateListing } from '@qaysari/contract/publish/calls';
import { ask, type Answer } from './api-client.ts';
import { adFields, sendForm } from './form.ts';
import { as, pairOf, pick, type Choices, type Command, type Scene } from './reordering-scene.ts';

/** Calls of an owner about an ad. */
async function ofOwner(
  scene: Scene,
  { whom }: Choices,
  run: (ad: { id: string }, how: { token: string; origin: string }) => Promise<Answer>,
): Promise<number | undefined> {
  const ad = pick(scene.ads, whom);
  if (!ad) return undefined;
  const { token } = await as(ad.owner, scene);
  return (await run(ad, { token, origin: scene.origin })).status;
}

/** What people do. */
export const peopleCommands: Readonly<Record<string, Command>> = {
  publish: {
    weight: 5,
    run: async (scene, choices) => {
      const [me] = pairOf(choices);
      const { token } = await as(me, scene);
      const [key, title] = [`key-of-the-ad-${scene.count}`, `Bakery number ${scene.count}`];
      const how = { token, key, origin: scene.origin };
      const { status, body } = await sendForm(createListing, { ...adFields, title }, [], how);
      if (status === 200) {
        scene.ads.push({ id: (body as { data: { _id: string } }).data._id, owner: me });
      }
      return status;
    },
  },
  edit: {
    weight: 3,
    run: (scene, choices) =>
      ofOwner(scene, choices, ({ id }, how) =>
        sendForm(updateListing, { ...adFields, title: `Edited ${scene.count}` }, [], {
          ...how,
          id,
        }),
      ),
  },
  sell: {
    weight: 2,
    run: (scene, choices) =>
      ofOwner(scene, choices, ({ id }, how) =>
        ask(setAvailability.path.replace('{id}', id), {
          ...{ ...how, method: 'PUT' },
          json: { availability: pick(['sold', 'hidden', 'forSale'], choices.way) },
        }),
      ),
  },
  removeAd: {
    weight: 1,
    run: (scene, choices) =>
      ofOwner(scene, choices, ({ id }, how) =>
        ask(deleteListing.path.replace('{id}', id), { ...how, method: 'DELETE' }),
      ),
  },
  promote: {
    weight: 2,
    run: (scene, choices) =>
      ofOwner(scene, choices, ({ id }, how) =>
        ask(askForPromotion.path.replace('{id}', id), {
          ...{ ...how, method: 'POST' },
          json: { kind: 'featured' },
        }),
      ),
  },
  askAboutInvesting: {
    weight: 1,
    run: async (scene, choices) => {
      const { token } = await as(pairOf(choices)[0], scene);
      const { path, method } = askAboutInvesting;
      return (await ask(path, { method, token, origin: scene.origin })).status;
    },
  },
  write: {
    weight: 6,
    run: async (scene, choices) => {
      const [me, other] = pairOf(choices);
      const [one, two] = [await as(me, scene), await as(other, scene)];
      const key = `key-of-the-message-${scene.count}`;
      const { status, body } = await one.send(two, `Message ${scene.count}`, { key });
      if (status === 200) {
        const { _id: id } = (body as { data: { _id: string } }).data;
        scene.messages.push({ id, by: me, to: other });
      }
      return status;
    },
  },
  rewrite: {
    weight: 3,
    run: async (scene, { way }) => {
      const message = pick(scene.messages, way);
      if (!message) return undefined;
      return (await (await as(message.by, scene)).edit(message.id, `Edited ${scene.count}`)).status;
    },
  },
  report: {
    weight: 3,
    run: async (scene, choices) => {
      const [me, other] = pairOf(choices);
      const ad = pick(scene.ads, choices.way);
      const thing =
        ad && choices.way % 2 === 0
          ? { kind: 'listing', id: ad.id }
          : { kind: 'person', id: other };
      return (await (await as(me, scene)).report({ ...thing, reason: 'scam' })).status;
    },
  },
};
