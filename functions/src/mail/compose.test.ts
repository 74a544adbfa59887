import { languageCodes } from '@qaysari/contract/shared/languages';
import { describe, expect, test } from 'vitest';
import ar from '../../../locales/ar/mails.json' with { type: 'json' };
import en from '../../../locales/en/mails.json' with { type: 'json' };
import ku from '../../../locales/ku/mails.json' with { type: 'json' };
import { composeMail } from './compose.ts';
import { mailKinds } from './record.ts';

const mails = { ar, en, ku };

const content = {
  to: 'sara@example.com',
  name: '<b>Sara</b> & "Co"',
  code: '012345',
  link: 'https://qaysari.example/ar/verify-email?code=a&b',
  asked: { count: 3, titles: ['Bakery', 'مخبز'] },
};

describe.each(languageCodes)('in %s', (language) => {
  test.each(mailKinds)('%s has its words in both forms, and the right direction', (kind) => {
    const { subject, text, html } = composeMail({ ...content, kind, language });
    for (const part of [subject, text, html]) {
      expect(part).toMatch(/\S/);
      expect(part).not.toMatch(/\{\{|undefined/);
    }
    expect(html).toContain(language === 'en' ? '<html lang="en" dir="ltr">' : 'dir="rtl">');
    if (language === 'ku') expect(html).toContain('lang="ckb"');
    // Names are written by people: text, never markup.
    expect(html).not.toContain('<b>Sara');
    expect(html).toContain('&lt;b&gt;Sara&lt;/b&gt; &amp; &quot;Co&quot;');
    expect(text).toContain(content.name);
  });

  test('text and HTML both contain code and link, from left to right', () => {
    const code = composeMail({ ...content, kind: 'resetCode', language });
    expect(code.subject).toContain('012345');
    expect(code.text).toMatch(/^012345$/m);
    expect(code.html).toMatch(/<p dir="ltr"[^>]*>012345<\/p>/);
    const link = composeMail({ ...content, kind: 'verifyEmail', language });
    expect(link.text).toContain(content.link);
    expect(link.html).toContain(`href="${content.link.replace('&', '&amp;')}"`);
  });
});

test.each(languageCodes)(
  'lists ads in %s with the sign where a line begins, whatever the script of their titles',
  (language) => {
    const { text, html } = composeMail({ ...content, kind: 'stillForSale', language });
    const list = '• \u2068Bakery\u2069\n• \u2068مخبز\u2069';
    expect(text).toContain(`\n\n${list}\n\n`);
    expect(html).toContain(`pre-line">${list}</p>`);
  },
);

test('who has no name is not greeted by one', () => {
  const { text } = composeMail({ ...content, name: '', kind: 'passwordChanged', language: 'en' });
  expect(text).not.toContain('Hello');
});

test.each(languageCodes)('says in %s who writes, before anything else', (language) => {
  const { html } = composeMail({ ...content, kind: 'verifyEmail', language });
  const { siteName } = mails[language];
  expect(html.indexOf(`>${siteName}<`)).toBeGreaterThan(0);
  expect(html.indexOf(`>${siteName}<`)).toBeLessThan(html.indexOf('&lt;b&gt;Sara'));
});

test.each(['passwordChanged', 'emailChanged'] as const)(
  '%s says who its button is for before it shows it',
  (kind) => {
    const { html, text } = composeMail({ ...content, kind, language: 'en' });
    const { note, action } = mails.en[kind];
    for (const part of [html, text]) {
      expect(part.indexOf(note.slice(0, 16))).toBeGreaterThan(0);
      expect(part.indexOf(note.slice(0, 16))).toBeLessThan(part.indexOf(action));
    }
  },
);
