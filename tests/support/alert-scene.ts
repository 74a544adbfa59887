import { Timestamp } from 'firebase-admin/firestore';
import { clock } from '../../functions/src/platform/clock.ts';

/** A moment by the clock of Baghdad, such as `2026-11-24T18:00`. */
export const baghdad = (time: string) => Date.parse(`${time}:00+03:00`);

export type AlertScene = Awaited<ReturnType<typeof openAlertScene>>;

/** What happens to ads and saved searches, by the product's own code; its triggers run when they are called. */
export async function openAlertScene() {
  const searches = await import('../../functions/src/saved-search/store.ts');
  const listings = await import('../../functions/src/listing/write-store.ts');
  const favorites = await import('../../functions/src/listing/favorites.ts');
  const { listingAlerts } = await import('../../functions/src/triggers.ts');
  const { alertsSwept } = await import('../../functions/src/schedules.ts');
  const { sendMail } = await import('../../functions/src/mail/send.ts');
  const { unsubscribe } = await import('../../functions/src/mail/unsubscribe.ts');
  const { storeAd } = await import('./whole-ad.ts');

  const scene = {
    /** The search that was saved last. */
    last: '',
    sendMail,
    unsubscribe,
    planAlerts: listingAlerts,
    sweep: alertsSwept,
    async save(uid: string, filter: string): Promise<string> {
      scene.last = (await searches.addSavedSearch(uid, filter)).id;
      return scene.last;
    },
    change: searches.changeSearch,
    remove: searches.removeSearch,
    mark: favorites.saveFavorite,
    /** An ad that waits for staff. */
    async write(id: string, fields: object = {}): Promise<void> {
      await storeAd(id, {
        ...{ owner: 'omar', title: 'Toyota Hilux', description: 'ثلاث سنوات', images: [] },
        ...{ category: 'restaurants_cafes', location: 'erbil', currency: 'usd', price: 15_000 },
        ...{ status: 'pending', settled: { status: 'pending' }, isFeatured: false },
        createdAt: Timestamp.fromMillis(clock.now() - 60_000),
        ...fields,
      });
    },
    /** An ad of Omar that staff approve now. */
    async approve(id: string, fields: object = {}): Promise<void> {
      await scene.write(id, fields);
      await scene.alter(id, { status: 'approved' });
    },
    /** Changes an ad as the trigger leaves it. */
    async alter(id: string, change: { status?: string; [field: string]: unknown }): Promise<void> {
      await listings.correctListing(id, (document) => {
        const { status = document['status'] as string, ...rest } = change;
        return Promise.resolve({ ...document, ...rest, status, settled: { status } });
      });
    },
    /** A mail without its encoding. */
    readable(mail: string): string {
      const parts = mail.split(/\r?\n\r?\n/).map((part) => {
        const whole = part.replaceAll(/=\r?\n/g, '');
        const bytes = whole.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        );
        return `${Buffer.from(bytes, 'latin1').toString()}\n${fromBase64(part)}`;
      });
      return parts.join('\n\n');
    },
  };
  return scene;
}

function fromBase64(part: string): string {
  const plain = part.replaceAll(/\s/g, '');
  const isBase64 = plain.length > 40 && /^[A-Za-z0-9+/]+=*$/.test(plain);
  return isBase64 ? Buffer.from(plain, 'base64').toString() : '';
}
