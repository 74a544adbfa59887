import { cities } from '@qaysari/contract/listing/catalogue';
import { isolate } from '@qaysari/contract/shared/languages';
import { shownFields } from '../../../../functions/src/listing/record.ts';
import { nameIn } from '../listing-table.ts';
import { adLines, decide, readAd, readerOfAd } from '../moderation.ts';
import { picturesOf, textOf, type Data } from '../revision.ts';
import { settle, waitsAgain } from './settle.ts';
import { approveAndReject } from './approve-reject.ts';
import { pageLines, readReview } from './reviews.ts';
import { suitable } from './sentences.ts';
import { checkStill, checkStillPending, differenceLines } from './still-waits.ts';
import type { Choice, Thing, Waiting } from './thing.ts';
import { changedAt } from './waiting.ts';

/** An ad that waits; undefined for one that does not. */
export async function openAd(waiting: Waiting): Promise<Thing | undefined> {
  const { id, kind } = waiting;
  const [ad, review] = await Promise.all([readAd(id), readReview('listing', id)]);
  if (ad['status'] !== 'pending') return undefined;
  const { checkPictures: pictures, before } = review;
  const [lines, language] = await Promise.all([
    adLines(id, ad, Array.isArray(pictures) ? pictures.map(String) : undefined),
    readerOfAd(ad),
  ]);
  const { about = `ad: ${isolate(textOf(ad['title']))} in ${nameIn(cities, ad['location'])}` } =
    review;
  return {
    waiting: { ...waiting, changed: changedAt(kind, ad) },
    title: textOf(about),
    lines: [...lines, ...differenceLines(before, ad), ...pageLines(review)],
    ...{ language, sentences: suitable.listing, choices: choicesOf(id, ad) },
  };
}

function choicesOf(id: string, ad: Data): Choice[] {
  const check = (now: Data) => checkStillPending(ad, now, shownFields);
  const whyBack = async () => textOf((await readAd(id))['moderationProblem']);
  const approve = () => decide(id, { status: 'approved' }, { check });
  const feature = () => decide(id, { isFeatured: true });
  return [
    ...approveAndReject({
      decide: (decision, ifStill) => decide(id, decision, { check: ifStill }),
      check,
      whyBack,
    }),
    {
      ...{ key: 'f', name: 'approve and feature', outcome: 'approved and featured' },
      ...{ asksNote: false, problem: featureProblem(ad) },
      write: () =>
        settle('approved and featured', async () => (await approve()) && feature(), whyBack),
      takeBack: async () => {
        const ifStill = (now: Data) => checkStill(now, 'status', 'approved');
        await decide(id, { status: 'pending', isFeatured: false }, { check: ifStill });
        return waitsAgain;
      },
    },
  ];
}

/** Why an ad should not be featured. */
export function featureProblem(ad: Data): string | undefined {
  const hasPictures = picturesOf(ad).length > 0;
  return hasPictures ? undefined : 'It has no picture, and would stand first in lists.';
}
