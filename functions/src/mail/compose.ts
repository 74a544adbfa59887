import { commaOf, isolate } from '@qaysari/contract/shared/languages';
import { mailPart, mailText } from '../platform/texts.ts';
import type { FurtherPart, MailContent, MailedListing } from './content.ts';
import { mailPage, type Block } from './mail-page.ts';

/** What a kind of mail may have words for. */
type Part =
  'subject' | 'text' | 'action' | 'note' | 'footer' | 'unsubscribe' | 'listed' | FurtherPart;

/** A mail in its language. Text and HTML say the same, with the same links. */
export interface ComposedMail {
  /** What the site is called, for the sender's name. */
  siteName: string;
  subject: string;
  text: string;
  html: string;
}

/** Mails whose button undoes what somebody else may have done. They first say who the button is for. */
const alarms: ReadonlySet<MailContent['kind']> = new Set([
  'emailChanged',
  'emailRestored',
  'passwordChanged',
]);

/** Renders a mail in its language, as plain text and as HTML with the right direction. */
export function composeMail(content: MailContent): ComposedMail {
  const { language } = content;
  const siteName = mailText('siteName', language);
  const subject = partOf(content, 'subject');
  const blocks = blocksOf(content).filter((block) => block.kind !== 'text' || block.text !== '');
  return {
    ...{ siteName, subject },
    text: `${blocks.map(plainOf).join('\n\n')}\n`,
    html: mailPage({ language, subject, preview: previewOf(content), siteName, blocks }),
  };
}

/** The words of a part; '' when this kind of mail has no such part. */
function partOf(content: MailContent, part: Part, values: Record<string, string> = {}): string {
  const { kind, language, code = '', title = '', note = '', rule = '', number = '' } = content;
  const { from = '', quote = '' } = content.messages ?? {};
  const count = content.messages?.count ?? content.asked?.count ?? content.count;
  const params = { code, title, note, from, quote, rule, number, ...values };
  return mailPart(`${kind}.${part}` as const, language, params, count) ?? '';
}

function blocksOf(content: MailContent): Block[] {
  const { kind, language, name, code, link, listings = [], unsubscribe } = content;
  const own = (part: Part) => partOf(content, part);
  const isAlarm = alarms.has(kind);
  const note = paragraph(own('note'), isAlarm ? undefined : 'quiet');
  const action = own('action');
  const button: Block[] =
    link === undefined || action === '' ? [] : [{ kind: 'button', link, words: action }];
  return [
    paragraph(name === '' ? '' : mailText('greeting', language, { name })),
    paragraph(own('text')),
    ...listings.map((listing): Block => ({ kind: 'listing', listing })),
    ...(content.parts ?? []).map((part) => paragraph(own(part))),
    paragraph(listOf(content)),
    ...(code === undefined ? [] : [{ kind: 'code', code } as const]),
    ...(isAlarm ? [note, ...button] : [...button, note]),
    paragraph(mailText('signature', language)),
    paragraph(own('footer') || mailText('footer', language), 'foot'),
    ...(unsubscribe
      ? [{ kind: 'leave', link: unsubscribe.page, words: own('unsubscribe') } as const]
      : []),
  ];
}

function paragraph(text: string, tone?: 'quiet' | 'foot'): Block {
  return { kind: 'text', text, ...(tone && { tone }) };
}

/** The titles of ads that we ask about. Each is inserted by itself, so that its bullet is where a line begins. */
function listOf(content: MailContent): string {
  const titles = content.asked?.titles ?? [];
  return titles.map((title) => partOf(content, 'listed', { title })).join('\n');
}

/** Parts that say more than the first sentence does, the most telling first. */
const tellingParts: readonly FurtherPart[] = [
  ...(['warn', 'takeDown', 'lockOut', 'confirmed', 'reversed', 'upheld', 'notUpheld'] as const),
  ...(['quote', 'reason'] as const),
];

/** What a list of mails shows after the subject: the matter, and never the greeting. */
function previewOf(content: MailContent): string {
  const [first] = content.listings ?? [];
  if (first) return `${isolate(first.title)} · ${first.facts}`;
  if (content.asked) return content.asked.titles.map(isolate).join(commaOf(content.language));
  const telling = tellingParts.find((part) => content.parts?.includes(part));
  return partOf(content, telling ?? 'text').replaceAll(/\n+/g, ' ');
}

function plainOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.tone === 'foot' ? `--\n${block.text}` : block.text;
    case 'listing':
      return plainListing(block.listing);
    case 'code':
      return block.code;
    case 'button':
    case 'leave':
      return `${block.words}:\n${block.link}`;
  }
}

function plainListing({ title, link, facts, links = [] }: MailedListing): string {
  const further = links.map((each) => `${each.words}: ${each.link}`);
  return [title, facts, link, ...further].join('\n');
}
