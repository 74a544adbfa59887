import { useLanguage } from '../i18n/language.ts';
import { formatDate } from '../lib/format/date.ts';

interface DatedProps {
  /** ISO 8601. */
  iso: string;
  /** A text with this date in it. */
  children: (date: string) => string;
}

/** A text with a date that machines can read too. */
export function Dated({ iso, children }: DatedProps) {
  const language = useLanguage();
  const date = formatDate(iso, language);
  const [before = '', after = ''] = children(date).split(date);
  return (
    <>
      {before}
      <time dateTime={iso}>{date}</time>
      {after}
    </>
  );
}
