import { languages } from '@qaysari/contract/shared/languages';
import { mailPart, mailText } from '../platform/texts.ts';
import type { FurtherPart, MailContent, MailedListing } from './content.ts';

/** What a kind of mail may have words for. */
type Part = 'subject' | 'text' | 'action' | 'note' | 'unsubscribe' | 'listed' | FurtherPart;

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

const htmlEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => htmlEscapes[sign] ?? sign);
}

/** Mails whose button undoes what somebody else may have done. They first say who the button is for. */
const alarms: ReadonlySet<MailContent['kind']> = new Set([
  'emailChanged',
  'emailRestored',
  'passwordChanged',
]);

/** Renders a mail in its language, as plain text and as HTML with the right direction. */
export function composeMail(content: MailContent): ComposedMail {
  const { kind, language, name, code, link, title = '', note = '', unsubscribe } = content;
  const { rule = '', number = '' } = content;
  const { from = '', quote = '' } = content.messages ?? {};
  const { asked, listings = [] } = content;
  const count = content.messages?.count ?? asked?.count ?? content.count;
  const params = { name, code: code ?? '', title, note, from, quote, rule, number };
  const own = (part: Part, values: Readonly<Record<string, string>> = params) =>
    mailPart(`${kind}.${part}` as const, language, values, count);
  const shared = (part: 'footer' | 'greeting' | 'signature' | 'siteName') =>
    mailText(part, language, params);
  const greeting = name === '' ? '' : shared('greeting');
  // Each title is inserted by itself, so that its bullet is where a line of this language begins.
  const titles = asked?.titles ?? [];
  const listed = titles.flatMap((each) => own('listed', { title: each }) ?? []).join('\n');
  const more = [...(content.parts ?? []).map((part) => own(part) ?? ''), listed];
  const parts = { greeting, text: own('text') ?? '', note: own('note') ?? '' };
  const action = own('action');
  const button = link !== undefined && action !== undefined ? { link, action } : undefined;
  const closing = [shared('signature'), shared('footer')] as const;
  const leave = own('unsubscribe') ?? '';
  const buttonText = button ? `${button.action}:\n${button.link}` : '';
  const isAlarm = alarms.has(kind);
  const lines = [
    parts.greeting,
    parts.text,
    ...listings.map(listingText),
    ...more,
    code ?? '',
    ...inOrder(isAlarm, buttonText, parts.note),
    closing[0],
    `--\n${closing[1]}`,
    unsubscribe ? `${leave}:\n${unsubscribe.page}` : '',
  ];
  return {
    subject: own('subject') ?? '',
    text: `${lines.filter((line) => line !== '').join('\n\n')}\n`,
    html: page(language, [
      siteBox(shared('siteName')),
      paragraph(parts.greeting),
      paragraph(parts.text),
      ...listings.map(listingBox),
      ...more.map((text) => paragraph(text, 'white-space:pre-line')),
      code === undefined ? '' : codeBox(code),
      ...inOrder(
        isAlarm,
        button ? buttonBox(button) : '',
        paragraph(parts.note, isAlarm ? '' : 'color:#5b6b68'),
      ),
      paragraph(closing[0]),
      paragraph(
        closing[1],
        'color:#5b6b68;font-size:13px;border-top:1px solid #e6dfd3;padding-top:16px',
      ),
      unsubscribe ? footerLink(unsubscribe.page, leave) : '',
    ]),
  };
}

function inOrder(isAlarm: boolean, button: string, note: string): string[] {
  return isAlarm ? [note, button] : [button, note];
}

/** Who writes. Words: many programs show pictures only when they are asked to. */
function siteBox(name: string): string {
  return `<p style="margin:0 0 20px;font-size:20px;font-weight:bold;color:#0f5c5c">${escapeHtml(name)}</p>`;
}

function page(language: MailContent['language'], blocks: readonly string[]): string {
  const { htmlLang, dir } = languages[language];
  return `<!doctype html>
<html lang="${htmlLang}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;background:#faf6ee;padding:24px 12px">
<div style="max-width:480px;margin:0 auto;background:#ffffff;border-top:4px solid #0f5c5c;border-radius:12px;padding:24px;font:16px/1.7 Vazirmatn,Tahoma,Arial,sans-serif;color:#1d2b2a;text-align:start">
${blocks.filter((block) => block !== '').join('\n')}
</div>
</body>
</html>
`;
}

function paragraph(text: string, style = ''): string {
  return text === '' ? '' : `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
}

function codeBox(code: string): string {
  return `<p dir="ltr" style="margin:0 0 16px;text-align:center;font-size:32px;font-weight:bold;letter-spacing:8px;background:#eef5f4;border-radius:8px;padding:12px">${escapeHtml(code)}</p>`;
}

function buttonBox({ link, action }: { link: string; action: string }): string {
  const href = escapeHtml(link);
  return `<p style="margin:0 0 16px;text-align:center"><a href="${href}" style="display:inline-block;background:#0f5c5c;color:#ffffff;text-decoration:none;border-radius:8px;padding:12px 24px;font-weight:bold">${escapeHtml(action)}</a></p>
<p dir="ltr" style="margin:0 0 16px;font-size:13px;word-break:break-all;color:#5b6b68">${href}</p>`;
}

function listingText({ title, link, facts, links = [] }: MailedListing): string {
  const further = links.map((each) => `${each.words}: ${each.link}`);
  return [title, facts, link, ...further].join('\n');
}

/** Its title may be of another direction than the mail. */
function listingBox({ title, link, facts, links = [] }: MailedListing): string {
  const further = links.map(furtherLink).join(' ');
  return `<p style="margin:0 0 12px;border:1px solid #e6dfd3;border-radius:8px;padding:12px"><a href="${escapeHtml(link)}" style="display:block;color:#0f5c5c;font-weight:bold"><bdi>${escapeHtml(title)}</bdi></a><span style="color:#5b6b68;font-size:14px">${escapeHtml(facts)}</span>${further === '' ? '' : `<br>${further}`}</p>`;
}

function furtherLink({ link, words }: { link: string; words: string }): string {
  return `<a href="${escapeHtml(link)}" style="display:inline-block;padding:8px 4px;color:#0f5c5c;font-size:14px">${escapeHtml(words)}</a>`;
}

function footerLink(link: string, text: string): string {
  return `<p style="margin:0;font-size:13px"><a href="${escapeHtml(link)}" style="color:#0f5c5c">${escapeHtml(text)}</a></p>`;
}
