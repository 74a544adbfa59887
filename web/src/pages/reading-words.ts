import type { ReadingPage } from '@qaysari/contract/pages';
import type { TFunction } from 'i18next';
import { truncate } from '../lib/format/truncate.ts';

/** Search engines show about as much. */
const descriptionLength = 160;

/** Title and description of a page of plain text, for its head in the browser and from the server. */
export function readingWords(
  page: ReadingPage,
  t: TFunction<'pages'>,
): { title: string; description: string } {
  switch (page) {
    case 'about-us':
      return { title: t('about.title'), description: t('about.lead') };
    case 'cookie-policy':
      return wordsOf(t('cookies.title'), t('cookies.intro'));
    case 'privacy-policy':
      return wordsOf(t('privacy.title'), t('privacy.intro'));
    case 'terms-and-conditions':
      return wordsOf(t('terms.title'), t('terms.intro'));
  }
}

function wordsOf(title: string, intro: string) {
  return { title, description: truncate(intro, descriptionLength) };
}
