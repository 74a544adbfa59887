import { Box } from '@chakra-ui/react/box';
import {
  setNotifications,
  endNewsletter,
  endNotifications,
} from '@qaysari/contract/notification/calls';
import { type Subscriptions as Sent } from '@qaysari/contract/notification/types';
import type { User } from '@qaysari/contract/account/types';
import { useQuery } from '@tanstack/react-query';
import { Bell, BellOff, Bookmark, Mail, Newspaper } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { paths } from '../../lib/routes/routes.ts';
import { useCurrentPerson } from '../../lib/session/token.ts';
import { Dated } from '../../ui/dated.tsx';
import { FailureNotice } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/page.tsx';
import { RouterLink } from '../../ui/router-link.tsx';
import { Card } from '../../ui/surfaces.tsx';
import { EndButton, Row, RowsSkeleton, useDeviceName } from './row.tsx';
import { subscriptionsQuery } from './queries.ts';
import { useEnd } from './use-end.ts';

/** What can be ended: a kind of mail, or the notifications of one browser by its id. */
type Ended = MailKind | 'news' | { id: string };

/** The mails that a person can end one kind at a time, and the choice that each is. */
const mailKinds = {
  mails: 'messageMails',
  sales: 'forSaleMails',
  cheaper: 'cheaperMails',
} as const;
type MailKind = keyof typeof mailKinds;
const isMailKind = (what: string): what is MailKind => Object.hasOwn(mailKinds, what);

const keyOf = (ended: Ended) => (typeof ended === 'string' ? ended : ended.id);

/** All mails and notifications that somebody receives, to end one by one. Each kind has a line, also when it is off. */
export function Subscriptions({ user }: { user: User }) {
  const { t } = useTranslation(['data', 'common']);
  const language = useLanguage();
  const person = useCurrentPerson();
  const heading = useRef<HTMLDivElement>(null);
  const nameOf = useDeviceName();
  const query = subscriptionsQuery(person, language);
  const { data, isError, refetch } = useQuery(query);
  const common = { language, person };
  const { end, isEnding } = useEnd<string>({
    end: (what) => {
      if (what === 'news') return callApi(endNewsletter, common);
      if (!isMailKind(what)) return callApi(endNotifications, { ...common, params: { id: what } });
      const { messageMails = true, forSaleMails = true, cheaperMails = true } = data ?? {};
      const body = { messageMails, forSaleMails, cheaperMails, [mailKinds[what]]: false };
      return callApi(setNotifications, { ...common, body });
    },
    queryKey: query.queryKey,
    done: (what) => t('sent.done', { what: titleOf(what) }),
    failed: t('sent.failed'),
    onGone: () => heading.current?.focus(),
  });
  const titleOf = (what: string) => {
    if (isMailKind(what) || what === 'news') return t(`sent.${what}`);
    const browser = data?.browsers.find(({ id }) => id === what);
    return browser ? t('sent.browser', { device: nameOf(browser.device) }) : t('sent.browsers');
  };
  if (isError && !data) return <FailureNotice onRetry={() => void refetch()} />;
  const button = (ended: Ended) => {
    const what = keyOf(ended);
    return (
      <EndButton
        label={t('sent.stop')}
        name={t('sent.stopOf', { what: titleOf(what) })}
        isWorking={isEnding(what)}
        workingText={t('sent.working')}
        onClick={() => end(what)}
      />
    );
  };
  return (
    <Card boxShadow="card" roomy>
      <Heading as="h2" ref={heading} tabIndex={-1} outline="none">
        {t('sent.title')}
      </Heading>
      <Box as="p" mt="1" fontSize="sm" color="fg.muted">
        {t('sent.lead')}
      </Box>
      {data ? (
        <Box as="ul" listStyleType="none" mt="2">
          <MailLines sent={data} email={user.email} button={button} />
          {data.browsers.map(({ id, since }) => (
            <Row key={id} Icon={Bell} title={titleOf(id)} action={button({ id })}>
              <Dated iso={since}>{(date) => t('sent.browserSince', { date })}</Dated>
            </Row>
          ))}
          {data.browsers.length === 0 && (
            <Row Icon={BellOff} title={t('sent.browsers')}>
              {t('sent.noBrowser')}
            </Row>
          )}
        </Box>
      ) : (
        <RowsSkeleton label={t('common:loading')} count={3} />
      )}
    </Card>
  );
}

interface MailLinesProps {
  sent: Sent;
  email: string;
  button: (ended: Ended) => ReactNode;
}

function MailLines({ sent, email, button }: MailLinesProps) {
  const { t } = useTranslation('data');
  const language = useLanguage();
  return (
    <>
      {(['mails', 'sales', 'cheaper'] as const).map((kind) => (
        <Row
          key={kind}
          Icon={Mail}
          title={t(`sent.${kind}`)}
          {...(sent[mailKinds[kind]] && { action: button(kind) })}
        >
          {sent[mailKinds[kind]] ? (
            t(`sent.${kind}On`)
          ) : (
            <>
              {t('sent.mailsOff')}{' '}
              <RouterLink to={paths.settings(language)}>{t('sent.toSettings')}</RouterLink>
            </>
          )}
        </Row>
      ))}
      <Row Icon={Bookmark} title={t('sent.searches')}>
        {t('sent.searchesBody')}{' '}
        <RouterLink to={paths.savedSearches(language)}>{t('sent.toSearches')}</RouterLink>
      </Row>
      <Row
        Icon={Newspaper}
        title={t('sent.news')}
        {...(sent.newsletter && { action: button('news') })}
      >
        {sent.newsletter ? (
          t('sent.newsOn', { email })
        ) : (
          <>
            {t('sent.newsOff')}{' '}
            <RouterLink to={paths.newsletter(language)}>{t('sent.toNews')}</RouterLink>
          </>
        )}
      </Row>
    </>
  );
}
