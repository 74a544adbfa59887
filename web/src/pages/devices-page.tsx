import { useTranslation } from 'react-i18next';
import { Box } from '@chakra-ui/react/box';
import type { System, DeviceSession } from '@qaysari/contract/account/types';
import { endSession } from '@qaysari/contract/account/calls';
import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useRef } from 'react';
import { AccountPage, useBackToPrivacy } from '../features/account/account-page.tsx';
import { useLanguage } from '../i18n/language.ts';
import { callApi } from '../lib/api/api-client.ts';
import { formatDate } from '../lib/format/date.ts';
import { useCurrentPerson } from '../lib/session/token.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Dated } from '../ui/dated.tsx';
import { FailureNotice } from '../ui/empty-state.tsx';
import { Heading } from '../ui/page.tsx';
import { Card } from '../ui/surfaces.tsx';
import { EndButton, Row, RowsSkeleton, useDeviceName } from '../features/your-data/row.tsx';
import { devicesQuery } from '../features/your-data/queries.ts';
import { useEnd } from '../features/your-data/use-end.ts';

const phones: readonly (System | undefined)[] = ['android', 'ios'];

/** The devices on which somebody is signed in, to sign out one by one. */
export function Devices() {
  const { t } = useTranslation(['data', 'common']);
  const language = useLanguage();
  const person = useCurrentPerson();
  const nameOf = useDeviceName();
  const heading = useRef<HTMLDivElement>(null);
  const query = devicesQuery(person, language);
  const { data, isError, refetch } = useQuery(query);
  const { end, isEnding } = useEnd<DeviceSession>({
    end: ({ id }) => callApi(endSession, { language, person, params: { id } }),
    queryKey: query.queryKey,
    done: ({ device }) => t('devices.done', { device: nameOf(device) }),
    failed: t('devices.failed'),
    onGone: () => heading.current?.focus(),
  });
  if (isError && !data) return <FailureNotice onRetry={() => void refetch()} />;
  return (
    <Card boxShadow="card" roomy>
      <Heading as="h2" size="small" ref={heading} tabIndex={-1} outline="none">
        {t('devices.list')}
      </Heading>
      {data ? (
        <Box as="ul" listStyleType="none" mt="2">
          {data.map((session) => (
            <DeviceRow
              key={session.id}
              session={session}
              isEnding={isEnding(session)}
              onEnd={() => end(session)}
            />
          ))}
        </Box>
      ) : (
        <RowsSkeleton label={t('common:loading')} />
      )}
      {data?.some(({ isCurrent }) => !isCurrent) === false && (
        <Box as="p" mt="2" color="fg.muted">
          {t('devices.onlyHere')}
        </Box>
      )}
      {data?.some(({ isCurrent }) => isCurrent) === false && (
        <Box mt="4">
          <Alert kind="info">{t('devices.older')}</Alert>
        </Box>
      )}
      <Box as="p" mt="4" pt="4" borderTopWidth="1px" fontSize="sm" color="fg.muted">
        {t('devices.note')}
      </Box>
    </Card>
  );
}

interface DeviceRowProps {
  session: DeviceSession;
  isEnding: boolean;
  onEnd: () => void;
}

function DeviceRow({ session, isEnding, onEnd }: DeviceRowProps) {
  const { t } = useTranslation('data');
  const language = useLanguage();
  const name = useDeviceName()(session.device);
  const { createdAt, lastUsedAt, isCurrent } = session;
  const signedIn = formatDate(createdAt, language);
  return (
    <Row
      Icon={phones.includes(session.device.system) ? Smartphone : Monitor}
      title={name}
      mark={isCurrent && <Badge>{t('devices.here')}</Badge>}
      action={
        isCurrent ? undefined : (
          <EndButton
            label={t('devices.signOut')}
            name={t('devices.signOutOf', { device: name, date: signedIn })}
            isWorking={isEnding}
            workingText={t('devices.working')}
            onClick={onEnd}
          />
        )
      }
    >
      <Box as="span" display="block">
        <Dated iso={createdAt}>{(date) => t('devices.signedIn', { date })}</Dated>
      </Box>
      {!isCurrent && (
        <Box as="span" display="block">
          <Dated iso={lastUsedAt}>{(date) => t('devices.used', { date })}</Dated>
        </Box>
      )}
    </Row>
  );
}

export function DevicesPage() {
  const { t } = useTranslation('data');
  return (
    <AccountPage title={t('devices.title')} lead={t('devices.lead')} back={useBackToPrivacy()}>
      <Devices />
    </AccountPage>
  );
}
