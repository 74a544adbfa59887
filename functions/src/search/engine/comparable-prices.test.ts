import { categoryIds, cityIds } from '@qaysari/contract/listing/catalogue';
import { expect, test } from 'vitest';
import { createRandom, pickOne, randomDocument } from './engine.fixture.ts';
import { emptyEngine } from './engine.ts';

test('answers the prices that a plain filter over all listings finds', () => {
  const random = createRandom(18);
  const engine = emptyEngine();
  const all = new Map(
    Array.from({ length: 600 }, (_, index) => {
      const document = randomDocument(random, `ad${index % 400}`);
      engine.put(document);
      return [document.card._id, document.card] as const;
    }),
  );
  for (const id of ['ad3', 'ad7']) {
    engine.remove(id);
    all.delete(id);
  }
  for (let round = 0; round < 200; round++) {
    const category = pickOne(random, categoryIds.slice(0, 6));
    const location = pickOne(random, [...cityIds.slice(0, 5), undefined]);
    const except = `ad${Math.floor(random() * 410)}`;
    const wanted = [...all.values()].filter(
      (card) =>
        card._id !== except &&
        card.category === category &&
        (location === undefined || card.location === location) &&
        card.unconfirmedSince === undefined,
    );
    const pricesIn = (currency: string) =>
      wanted.filter((card) => card.currency === currency).map(({ price }) => price);
    const found = engine.prices({ category, except, ...(location && { location }) });
    for (const currency of ['usd', 'iqd'] as const) {
      expect(found[currency].sort()).toEqual(pricesIn(currency).sort());
    }
  }
});
