import { isolate } from '@qaysari/contract/shared/languages';
import { readerLanguage } from '../../../../functions/src/user/approval.ts';
import { findUser } from '../../../../functions/src/user/store.ts';
import { adLines, decide, readAd } from '../moderation.ts';
import {
  handleRequest,
  readRequest,
  reopenRequest,
  requestLines,
  type RequestKind,
} from '../requests.ts';
import { textOf, type Data } from '../revision.ts';
import { NotDone } from '../work-off.ts';
import { featureProblem } from './ads.ts';
import { checkSame, checkStill, decidedMeanwhile } from './still-waits.ts';
import type { Choice, Thing, Waiting } from './thing.ts';

const kinds: Readonly<Record<'promotion' | 'question', RequestKind>> = {
  promotion: 'promotionRequests',
  question: 'investorRequests',
};

/** A request for promotion or a question that is open; undefined for one that is handled. */
export async function openRequest(waiting: Waiting): Promise<Thing | undefined> {
  const { id } = waiting;
  const isPromotion = waiting.kind === 'promotion';
  const kind = kinds[isPromotion ? 'promotion' : 'question'];
  const request = await readRequest(kind, id);
  if (request['state'] !== 'open') return undefined;
  const [lines, user, ad] = await Promise.all([
    requestLines(id, request),
    findUser(textOf(request['uid'])),
    isPromotion ? findAd(textOf(request['listing'])) : undefined,
  ]);
  const feature = request['kind'] === 'featured' ? [featuring(id, request, ad)] : [];
  return {
    waiting,
    title: isPromotion
      ? `promotion (${textOf(request['kind'])}): ${isolate(textOf(request['title']))}`
      : `question of ${user?.username ?? 'a deleted account'}`,
    lines: [...lines, ...(ad ? await adLines(textOf(request['listing']), ad) : [])],
    ...{ language: readerLanguage(user), sentences: [] },
    choices: [...feature, handling(kind, id, request)],
  };
}

async function findAd(id: string): Promise<Data | undefined> {
  try {
    return await readAd(id);
  } catch (error) {
    if (error instanceof NotDone) return undefined;
    throw error;
  }
}

function checkOpen(shown: Data, now: Data): void {
  if (now['state'] !== 'open') throw decidedMeanwhile(textOf(now['state']));
  checkSame(shown, now, ['createdAt', 'message']);
}

const asksAgain = 'It is open again.';

function handling(kind: RequestKind, id: string, request: Data): Choice {
  return {
    ...{ key: 'h', name: 'handled', outcome: 'handled', asksNote: false },
    write: async () => {
      await handleRequest(kind, id, { check: (now) => checkOpen(request, now) });
      return { said: '', outcome: 'handled', isDone: true };
    },
    takeBack: async () => {
      await reopenRequest(kind, id);
      return asksAgain;
    },
  };
}

/** Featuring an ad handles the request for it. */
function featuring(id: string, request: Data, ad: Data | undefined): Choice {
  const listing = textOf(request['listing']);
  return {
    ...{ key: 'f', name: 'feature', outcome: 'featured', asksNote: false },
    problem: ad ? featureProblem(ad) : 'The ad is not there any more.',
    write: async () => {
      checkOpen(request, await readRequest('promotionRequests', id));
      const check = (now: Data) => {
        if (now['isFeatured'] === true) throw decidedMeanwhile('featured');
      };
      await decide(listing, { isFeatured: true }, { check });
      return { said: '', outcome: 'featured', isDone: true };
    },
    takeBack: async () => {
      const check = (now: Data) => checkStill(now, 'isFeatured', true);
      await decide(listing, { isFeatured: false }, { check });
      await reopenRequest('promotionRequests', id);
      return asksAgain;
    },
  };
}
