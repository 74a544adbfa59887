import { getFirestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { writeWhole } from '../../functions/src/listing/whole-listing.ts';
import { completeProfile } from './complete-profile.ts';
import { approvedInvestor } from './investors.ts';

/** What staff have to look at on one day. */
export interface WaitingThings {
  ads: number;
  others: number;
}

const minutesAgo = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000);
const account = (name: string) => ({ username: name, email: `${name}@example.com` });
const pending = { status: 'pending', isFeatured: false };

/**
 * Writes this many things that wait: of ten, eight are new or edited ads, the others an investor and a request or a
 * question in turn. Each has another age.
 */
export async function writeWaitingThings(count: number): Promise<WaitingThings> {
  const batch = getFirestore().batch();
  let ads = 0;
  for (let at = 0; at < count; at += 1) {
    const writtenAt = minutesAgo(count - at);
    if (at % 10 < 8) {
      ads += 1;
      writeAd(batch, at, writtenAt);
    } else if (at % 10 === 8) writeInvestor(batch, at, writtenAt);
    else writeRequest(batch, at, writtenAt);
  }
  await batch.commit();
  return { ads, others: count - ads };
}

function writeAd(batch: WriteBatch, at: number, updatedAt: Timestamp): void {
  const owner = `owner-${at % 20}`;
  batch.set(getFirestore().doc(`users/${owner}`), { ...account(owner), ...completeProfile });
  writeWhole(batch, `ad-${at}`, {
    ...{ owner, title: `إعلان ${at}`, description: 'وصف '.repeat(100), category: 'other' },
    ...{ location: 'erbil', currency: 'usd', price: 5, portability: false, language: 'ar' },
    ...{ images: ['abcdefghijklmnop'], ...pending, settled: pending },
    ...{ createdAt: updatedAt, updatedAt },
  });
  if (at % 2 === 1) return;
  batch.set(getFirestore().doc(`reviews/listing~ad-${at}`), {
    ...{ about: `edited ad: إعلان ${at}`, at: updatedAt, before: { title: 'إعلان' } },
    ...{ checkPage: 'https://example.com/check', checkPictures: ['https://example.com/1.webp'] },
  });
}

function writeInvestor(batch: WriteBatch, at: number, updatedAt: Timestamp): void {
  const name = `investor-${at}`;
  const waits = { status: 'pending', settled: { status: 'pending' }, updatedAt };
  batch.set(getFirestore().doc(`users/${name}`), { ...account(name), ...approvedInvestor(waits) });
}

function writeRequest(batch: WriteBatch, at: number, createdAt: Timestamp): void {
  const uid = `owner-${at % 20}`;
  const open = { uid, state: 'open', createdAt };
  const isQuestion = at % 20 === 19;
  const name = isQuestion ? `investorRequests/asker-${at}` : `promotionRequests/ad-${at - 2}_360`;
  const asked = isQuestion
    ? { message: 'كيف أصبح مستثمراً؟', language: 'ar' }
    : { kind: '360', listing: `ad-${at - 2}`, title: `إعلان ${at - 2}` };
  batch.set(getFirestore().doc(name), { ...open, ...asked });
}
