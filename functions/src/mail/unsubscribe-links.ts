import type { Language } from '@qaysari/contract/shared/languages';

/** How to get no more mails of one kind. */
export interface UnsubscribeLinks {
  /** A page that asks first: programs that read mails open links. */
  page: string;
  /** For mail programs (RFC 8058). */
  oneClick: string;
}

interface Ended {
  language: Language;
  token: string;
  /** What the page speaks of. */
  of: 'messages' | 'sales' | 'news' | 'search' | 'cheaper';
}

export function unsubscribeLinks(origin: string, { language, token, of }: Ended): UnsubscribeLinks {
  // Not `token`: that name in an address of the site is an external sign-in.
  const query = `code=${token}${of === 'messages' ? '' : `&of=${of}`}`;
  return {
    page: `${origin}/${language}/unsubscribe?${query}`,
    oneClick: `${origin}/api/mail/unsubscribe?token=${token}`,
  };
}
