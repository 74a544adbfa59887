import type { CaughtMail } from './mailbox.ts';

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; }
  h1 { font-size: 1.25rem; }
  ol { list-style: none; padding: 0; }
  li a { display: grid; gap: .125rem; padding: .75rem; border-block-end: 1px solid #8884;
    color: inherit; text-decoration: none; }
  li a:hover { background: #8881; }
  small { opacity: .7; }
  iframe { inline-size: 100%; block-size: 32rem; border: 1px solid #8886; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8886; padding: 1rem; }
`;

function escapeHtml(text: string): string {
  const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character as keyof typeof entities]);
}

function document(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>${style}</style><body>${body}`;
}

function row(mail: CaughtMail): string {
  return `<li><a href="/messages/${mail.id}"><b dir="auto">${escapeHtml(mail.subject)}</b>
<small>to ${escapeHtml(mail.to)} · ${escapeHtml(mail.date)}</small></a></li>`;
}

/** The list of mails; it reloads every few seconds. */
export function listPage(mails: readonly CaughtMail[]): string {
  const list =
    mails.length > 0 ? `<ol>${mails.map(row).join('')}</ol>` : '<p>No mail or SMS yet.</p>';
  const refresh = '<meta http-equiv="refresh" content="4">';
  return document('Caught mail', `${refresh}<h1>Caught mail (${mails.length})</h1>${list}`);
}

/** One mail: its HTML in a sandboxed frame, and its plain text below. */
export function mailPage(mail: CaughtMail): string {
  const sandbox = 'allow-popups allow-popups-to-escape-sandbox';
  const html = mail.html
    ? `<iframe title="HTML" sandbox="${sandbox}" src="/messages/${mail.id}/html"></iframe>`
    : '<p>This mail has no HTML.</p>';
  return document(
    mail.subject,
    `<p><a href="/">All mail</a></p><h1 dir="auto">${escapeHtml(mail.subject)}</h1>
<p><small>from ${escapeHtml(mail.from)} to ${escapeHtml(mail.to)} · ${escapeHtml(mail.date)}</small></p>
${html}<h2>Plain text</h2><pre dir="auto">${escapeHtml(mail.text)}</pre>`,
  );
}

/** The mail's HTML; links open in a new tab. */
export function mailFrame(mail: CaughtMail): string {
  return `<base target="_blank">${mail.html}`;
}
