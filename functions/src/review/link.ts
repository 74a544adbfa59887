import { defaultLanguage } from '@qaysari/contract/shared/languages';
import { limits } from '@qaysari/contract/shared/limits';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRunning } from '../platform/clock.ts';
import { config } from '../platform/config.ts';

/** One version of what waits for our team. */
export interface ReviewVersion {
  kind: 'listing' | 'investor';
  /** The id of the ad, or of the user. */
  thing: string;
  /** See version.ts. */
  version: string;
}

const tokenStart = '#token=';

/** How long a link works. */
export const reviewLinkMs = limits.reviewLinkDays * 24 * 60 * 60 * 1000;

/**
 * The address at which our team sees what waits as members would see it, without signing in. It works from `now` for
 * seven days, until the decision, and for this version alone.
 */
export function reviewLink(of: ReviewVersion, now: number): string {
  const { kind, thing, version } = of;
  const content = JSON.stringify({ kind, thing, version, end: now + reviewLinkMs });
  // After a `#`, so that no server, no log and no other site sees it.
  return `${config().siteOrigin}/${defaultLanguage}/review${tokenStart}${tokenOf(content)}`;
}

/** Whether a link shows this version now: not after its time, nor once the key is another one. */
export function isLinkTo(link: string, { kind, thing, version }: ReviewVersion): boolean {
  const of = readReviewToken(link.slice(link.indexOf(tokenStart) + tokenStart.length));
  return of?.kind === kind && of.thing === thing && of.version === version;
}

/** What a token shows; undefined for one that is not ours, or whose time is over. */
export function readReviewToken(token: string): ReviewVersion | undefined {
  const content = Buffer.from(token, 'base64url').toString('utf8', signatureBytes);
  // Texts are compared, not bytes: in base64 several texts decode to the same bytes.
  const [sent, ours] = [Buffer.from(token), Buffer.from(tokenOf(content))];
  if (sent.length !== ours.length || !timingSafeEqual(sent, ours)) return undefined;
  const { end, ...of } = JSON.parse(content) as ReviewVersion & { end: number };
  return isRunning(end, reviewLinkMs) ? of : undefined;
}

const signatureBytes = 32;

function tokenOf(content: string): string {
  const { reviewLinkKey: key } = config();
  if (key === undefined) throw new Error('REVIEW_LINK_KEY is not set (docs/deploy.md).');
  const signature = createHmac('sha256', key).update(content).digest();
  return Buffer.concat([signature, Buffer.from(content)]).toString('base64url');
}
