import { useTranslation } from 'react-i18next';
import { usesAppCheck } from '../lib/api/app-check.ts';
import { PolicyArticle } from './policy-article.tsx';

const groups = [
  {
    id: 'cleared',
    lines: ['cleared.choices', 'cleared.searches', 'cleared.browser', 'cleared.notes'],
  },
  { id: 'signedIn', lines: ['signedIn.token', 'signedIn.draft', 'signedIn.person'] },
  { id: 'tab', lines: ['tab.forms', 'tab.views', 'tab.wish', 'tab.notes', 'tab.greeted'] },
  {
    id: 'offline',
    lines: [
      ...(['offline.site', 'offline.pictures', 'offline.answers'] as const),
      ...(['offline.waiting', 'offline.end'] as const),
    ],
  },
] as const;

export function CookiePolicyPage() {
  const { t } = useTranslation('pages');
  return (
    <PolicyArticle
      page="cookie-policy"
      policy="cookies"
      intro={t('cookies.intro')}
      sections={groups.map(({ id, lines }) => ({
        id,
        title: t(`cookies.groups.${id}.title`),
        items: lines.map((line) => t(`cookies.groups.${line}`)),
      }))}
      end={[...(usesAppCheck() ? [t('cookies.appCheck')] : []), t('cookies.end')].join('\n\n')}
    />
  );
}
