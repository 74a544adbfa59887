import { limits } from '@qaysari/contract/shared/limits';
import { languageCodes, type Language } from '@qaysari/contract/shared/languages';
import { describe, expect, test } from 'vitest';
import ar from '../../../locales/ar/mails.json' with { type: 'json' };
import en from '../../../locales/en/mails.json' with { type: 'json' };
import ku from '../../../locales/ku/mails.json' with { type: 'json' };
import { composeMail } from './compose.ts';
import { paints } from './mail-page.ts';
import { mailKinds, type MailKind } from './record.ts';
import { sampleContent, sampleContents } from './sample-contents.fixture.ts';

const mails = { ar, en, ku };

const isolates = /[\u2066-\u2069]/g;

/** A text as it is read, without marks of direction. */
const plain = (text: string) => text.replace(isolates, '').replaceAll('\u00a0', ' ');

function unescape(html: string): string {
  const signs = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
  return html.replace(/&(?:lt|gt|quot|#39|amp);/g, (sign) => signs[sign as keyof typeof signs]);
}

/** The texts between the tags of an opened mail, each line by itself. */
function shownIn(html: string): string[] {
  const [, body = ''] = html.split('</head>');
  const shown = body.replace(/<div [^>]*display:none[^]*?<\/div>/, '');
  const texts = shown.replace(/<!--[^]*?-->/g, '').split(/<[^>]*>/);
  return texts.map((text) => plain(unescape(text)).trim()).filter((text) => text !== '');
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => unescape(link));
}

function previewIn(html: string): string {
  const [, preview = ''] = /display:none[^>]*>([^]*?)&#847;/.exec(html) ?? [];
  return plain(unescape(preview));
}

const buttonsIn = (html: string) => html.match(/<td [^>]*class="button"/g) ?? [];

/** Mails without a button, and what they ask for instead. */
const withoutButton: Partial<Record<MailKind, 'code' | 'answer' | 'unsubscribe'>> = {
  changeEmailCode: 'code',
  accountDeleted: 'answer',
  emailTakenBack: 'answer',
  newsletterAlready: 'unsubscribe',
};

const samples = languageCodes.flatMap((language) =>
  sampleContents(language).map((content, at) => ({
    ...{ language, content, ...composeMail(content) },
    name: `${content.kind} in ${language} (${at})`,
  })),
);

describe.each(samples)('$name', ({ language, content, siteName, subject, text, html }) => {
  test('has words everywhere, and the right direction', () => {
    for (const part of [subject, text, html]) {
      expect(part).toMatch(/\S/);
      expect(part).not.toMatch(/\{\{|undefined/);
    }
    const speech = {
      en: 'lang="en" dir="ltr"',
      ar: 'lang="ar" dir="rtl"',
      ku: 'lang="ckb" dir="rtl"',
    };
    // Also inside of the body: mail programs drop `html`.
    expect(html.split('</head>')[1]).toContain(
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${speech[language]}`,
    );
  });

  test('names the site as sender and in the subject', () => {
    expect(siteName).toBe(mails[language].siteName);
    expect(plain(subject)).toContain(siteName);
  });

  test('shows the matter in lists of mails, not the greeting', () => {
    const preview = previewIn(html);
    const greeting = plain(mails[language].greeting.split('{{')[0] ?? '').trim();
    expect(preview.length).toBeGreaterThan(5);
    expect(preview).not.toContain(greeting);
    expect(preview).not.toBe(plain(subject));
    // What the preview says is in the mail, too.
    const said = plain(text).replace(/\s+/g, ' ');
    for (const part of preview.split(/ · |, |، /)) expect(said).toContain(part);
  });

  test('asks for one thing', () => {
    const instead = withoutButton[content.kind];
    expect(buttonsIn(html)).toHaveLength(instead === undefined ? 1 : 0);
    expect(content.code !== undefined).toBe(instead === 'code' || content.kind === 'resetCode');
    if (instead === 'unsubscribe') expect(content.unsubscribe).toBeDefined();
  });

  test('says the same as plain text, with the same links', () => {
    const said = plain(text);
    for (const line of shownIn(html)) expect(said).toContain(line);
    const links = linksIn(html);
    expect(links.length).toBeGreaterThanOrEqual(content.link === undefined ? 0 : 1);
    for (const link of links) expect(said).toContain(link);
    const inHtml = [...shownIn(html), ...links].join('\n');
    const words = said.split('\n').filter((line) => line !== '' && line !== '--');
    // A colon leads to a link: `Sign in:`. An ad's further links have both on one line.
    for (const line of words) {
      for (const part of line.split(/: (?=https:)/))
        expect(inHtml).toContain(part.replace(/:$/, ''));
    }
  });

  test('escapes what people wrote', () => {
    expect(html).not.toMatch(/<b>|& |&(?!(?:[a-z]+|#\d+);)/);
  });
});

/** Without what it inserts: a phone shows about 40 signs of a subject. */
test.each(samples)('the subject of $name is short enough for a phone', ({ content }) => {
  const messages = content.messages && { ...content.messages, from: '' };
  const bare = { ...content, title: '', number: '', code: '', ...(messages && { messages }) };
  expect(plain(composeMail(bare).subject).length).toBeLessThanOrEqual(50);
});

test.each(languageCodes)('in %s both forms contain the code, from left to right', (language) => {
  const { subject, text, html } = composeMail(sampleContent('resetCode', language));
  expect(subject).toContain('012345');
  expect(text).toMatch(/^012345$/m);
  expect(html).toMatch(/<p dir="ltr"[^>]*>012345<\/p>/);
});

test.each(languageCodes)(
  'lists ads in %s with the sign where a line begins, whatever the script of their titles',
  (language) => {
    const asked = { count: 2, titles: ['Bakery', 'مخبز'] };
    const { text, html } = composeMail({ ...sampleContent('stillForSale', language), asked });
    const [first, second] = ['• \u2068Bakery\u2069', '• \u2068مخبز\u2069'];
    expect(text).toContain(`\n\n${first}\n${second}\n\n`);
    expect(html).toContain(`>${first}<br>${second}</p>`);
  },
);

test('greets by name, and nobody without one', () => {
  const content = { ...sampleContent('passwordChanged', 'en'), name: '<b>Sara</b> & "Co"' };
  const { text, html } = composeMail(content);
  expect(plain(text)).toContain('Hello <b>Sara</b> & "Co",');
  expect(html).toContain('&lt;b&gt;Sara&lt;/b&gt; &amp; &quot;Co&quot;');
  expect(composeMail({ ...content, name: '' }).text).not.toContain('Hello');
});

test.each(languageCodes)('says in %s who writes, before anything else', (language) => {
  const { siteName } = mails[language];
  const [first] = shownIn(composeMail(sampleContent('verifyEmail', language)).html);
  expect(first).toBe(siteName);
});

test.each(['passwordChanged', 'emailChanged', 'emailRestored'] as const)(
  '%s says who its button is for before it shows it',
  (kind) => {
    const { html, text } = composeMail(sampleContent(kind, 'en'));
    const { note, action } = mails.en[kind];
    for (const part of [html, text]) {
      expect(part.indexOf(note)).toBeGreaterThan(0);
      expect(part.indexOf(note)).toBeLessThan(part.indexOf(action));
    }
  },
);

test('the first of several ads and the outcome of a decision are what a list shows', () => {
  const preview = (kind: MailKind) => previewIn(composeMail(sampleContent(kind, 'en')).html);
  expect(preview('searchAlert')).toContain('Bakery & café in Erbil');
  expect(preview('measureTaken')).toBe(en.measureTaken.takeDown);
  expect(preview('unreadMessages')).toContain('Is it still for sale?');
  expect(preview('listingRejected')).toContain('The pictures show another business.');
  expect(preview('passwordChanged')).toBe(en.passwordChanged.text);
});

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = [
  ...(['words', 'quiet', 'brand'] as const).map((text) => [text, 'panel'] as const),
  ...([
    ['words', 'tint'],
    ['label', 'button'],
  ] as const),
] as const;

test.each(grounds)('%s is readable on %s, in light and in dark', (text, ground) => {
  for (const mode of ['light', 'dark'] as const) {
    expect(contrast(paints[text][mode], paints[ground][mode])).toBeGreaterThanOrEqual(4.5);
  }
});

test('each colour is inline for light, and in the stylesheet for dark', () => {
  const { html } = composeMail(sampleContent('resetCode', 'en'));
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const [, dark = ''] = /@media \(prefers-color-scheme:dark\)\{([^]*?)\n/.exec(html) ?? [];
  for (const [, names = '', style = ''] of html.matchAll(/class="([^"]*)" style="([^"]*)"/g)) {
    for (const name of names.split(' ')) {
      const { property, light, dark: night } = paints[name as keyof typeof paints];
      expect(style).toContain(`${property}:${light}`);
      expect(dark).toContain(`.${name}{${property}:${night}!important}`);
    }
  }
});

/** Texts that name a limit as a figure, with that figure. */
const figures: readonly (readonly [(texts: typeof en) => string, number])[] = [
  [(texts) => texts.resetCode.text, limits.codeMinutes],
  [(texts) => texts.changeEmailCode.text, limits.codeMinutes],
  [(texts) => texts.emailChanged.note, limits.undoDays],
  [(texts) => texts.accountDeleted.text, limits.originalDays],
  [(texts) => texts.dataReady.text, limits.dataLinkHours],
  [(texts) => texts.stillForSale.text_other, limits.askAgainDays],
  [(texts) => texts.stillForSale.note, limits.answerDays],
  [(texts) => texts.stillForSale.note, limits.questionLinkDays],
  [(texts) => texts.newsletterConfirm.text, limits.newsletterConfirmDays],
  [(texts) => texts.newsletterConfirm.note, limits.newsletterConfirmDays],
  [(texts) => texts.measureTaken.note, limits.objectionDays],
];

test.each(languageCodes)(
  'the figures of %s mails are those of the limits',
  (language: Language) => {
    const texts = mails[language];
    for (const [textOf, limit] of figures)
      expect(textOf(texts)).toMatch(new RegExp(`\\b${limit}\\b`));
  },
);

test('there is a sample of each kind', () => {
  expect(new Set(sampleContents('en').map(({ kind }) => kind))).toEqual(new Set(mailKinds));
});
