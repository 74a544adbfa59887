import type { Meeting, Phrase } from '@qaysari/contract/message/types';
import { contentOf } from '../../../functions/src/message/public.ts';
import { textOf, type Data } from './revision.ts';

/** A message as the evidence of a report holds it. */
interface StoredMessage {
  id: string;
  seq: number;
  sender: string;
  content: string;
  /** Its text before the first edit. */
  original?: string;
  phrase?: Phrase;
  meeting?: Meeting;
  deletedAt?: unknown;
}

const messagesOf = ({ messages }: Data) => (messages ?? []) as StoredMessage[];

/** The uids of those who wrote the stored messages, and of the owner of the stored ad. */
export function sendersOf(evidence: Data): string[] {
  const { owner } = (evidence['listing'] ?? {}) as { owner?: string };
  return [...messagesOf(evidence).map(({ sender }) => sender), ...(owner ? [owner] : [])];
}

/** What is stored with a report, one line each. An arrow is before the message that was reported. */
export function evidenceLines(evidence: Data, nameOf: (uid: string) => string): string[] {
  const { listing, profile, message: reported } = evidence;
  const ad = listing as (Data & { owner: string }) | undefined;
  const snapshots = [ad && { ...ad, owner: nameOf(ad.owner) }, profile as Data | undefined];
  return [
    ...snapshots.flatMap((snapshot) => (snapshot ? [`    as it was: ${inLine(snapshot)}`] : [])),
    ...messagesOf(evidence).map((message) => {
      const mark = message.id === reported ? '  → ' : '    ';
      return `${mark}${message.seq} ${nameOf(message.sender)}: ${wordsOf(message)}`;
    }),
  ];
}

/** What a message says: as typed, with its first text, or in words. */
function wordsOf(message: StoredMessage): string {
  const { original, phrase, meeting, deletedAt } = message;
  const inWords = contentOf(
    {
      ...message,
      ...(phrase?.day && { phrase: { ...phrase, day: dayInWords(phrase.day) } }),
      ...(meeting && { meeting: meetingInWords(meeting) }),
    },
    'en',
  );
  return [
    ...(original === undefined ? [] : [`${original} -> `]),
    inWords,
    ...(meeting ? [` (${meeting.state})`] : []),
    ...(deletedAt ? [' (deleted)'] : []),
  ].join('');
}

function meetingInWords(meeting: Meeting): Meeting {
  const { day, hour } = meeting;
  return { ...meeting, day: dayInWords(day), hour: `${hour} in Baghdad` };
}

/** A calendar day has no time zone. */
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

function dayInWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : days.format(date);
}

/** A map in one line, with times as staff read them. */
export function inLine(data: Data): string {
  return Object.entries(data)
    .map(([name, value]) => `${name} ${valueOf(value)}`)
    .join(', ');
}

function valueOf(value: unknown): string {
  if (Array.isArray(value)) return `(${value.map(valueOf).join('; ')})`;
  const isMap = typeof value === 'object' && value?.constructor === Object;
  return isMap ? `(${inLine(value as Data)})` : textOf(value);
}
