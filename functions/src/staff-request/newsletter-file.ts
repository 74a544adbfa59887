import { Timestamp } from '../platform/firestore.ts';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { config } from '../platform/config.ts';
import { bucket, deleteFilesUnless, saveFile } from '../platform/storage.ts';
import { composeNewsletter } from '../newsletter/public.ts';

const folder = 'newsletters/';
const keptMs = 24 * 60 * 60 * 1000;

/** A file with all addresses of the newsletter. */
interface NewsletterFile {
  file: string;
  /** Where staff open it in the console. */
  link: string;
  count: number;
}

/** Makes the file that a request asks for. Made again, it has the same name. */
export async function makeNewsletterFile(request: string): Promise<NewsletterFile> {
  const { siteOrigin, projectId } = config();
  const { csv, count } = await composeNewsletter(siteOrigin);
  const file = `${folder}${request}.csv`;
  await saveFile(file, Buffer.from(csv), 'text/csv; charset=utf-8');
  const console = 'https://console.cloud.google.com/storage/browser/_details';
  const link = `${console}/${bucket().name}/${encodeURI(file)}?project=${projectId}`;
  return { file, link, count };
}

/** Removes the files that were made more than a day ago, and those whose request is gone. */
export function removeOldNewsletters(): Promise<void> {
  return deleteFilesUnless(folder, async (name) => {
    const request = name.slice(folder.length, -'.csv'.length);
    const data = (await collection('staffRequests').doc(request).get()).data();
    if (!data) return false;
    const { answeredAt: at }: { answeredAt?: unknown } = data;
    // Without an answer it is being made.
    return !(at instanceof Timestamp) || at.toMillis() + keptMs > clock.now();
  });
}
