import { Box } from '@chakra-ui/react/box';
import { askForData } from '@qaysari/contract/account/calls';
import type { DataArchive, User } from '@qaysari/contract/account/types';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { submitToApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/failure.ts';
import { useCurrentPerson } from '../../lib/session/token.ts';
import { Alert, FailureAlert } from '../../ui/alert.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Dated } from '../../ui/dated.tsx';
import { FailureNotice } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/page.tsx';
import { Card, Skeleton } from '../../ui/surfaces.tsx';
import { archiveQuery } from './queries.ts';
import { refetchFresh } from '../../lib/api/refetch-fresh.ts';

/** Requests the archive with all that is stored about somebody, or shows its status. */
export function AskForData({ user }: { user: User }) {
  const { t } = useTranslation(['data', 'common']);
  const language = useLanguage();
  const person = useCurrentPerson();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const query = archiveQuery(person, language);
  const { data, isError, refetch } = useQuery(query);
  /** A second press may come before the page shows the first. */
  const isAsked = useRef(false);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => (await submitToApi(askForData, { language, person })).data,
    onSuccess: (asked) => queryClient.setQueryData(query.queryKey, asked),
    // Another device may have requested it meanwhile.
    onError: () => {
      isAsked.current = false;
      return refetchFresh(queryClient, { queryKey: query.queryKey });
    },
  });
  if (isError && !data) return <FailureNotice onRetry={() => void refetch()} />;
  return (
    <Card boxShadow="card" roomy>
      <Heading as="h2">{t('archive.heading')}</Heading>
      <Box as="p" mt="2">
        {t('archive.body')}
      </Box>
      <Box as="p" mt="2" mb="4" color="fg.muted">
        {t('archive.how', { email: user.email })}
      </Box>
      <FailureAlert failure={error && { text: failureText(error, t('archive.failed')) }} mb="4" />
      {!data && (
        <Skeleton role="status" aria-label={t('common:loading')} height="12" width="12rem" />
      )}
      {data && data.state !== 'none' && <ArchiveStatus archive={data} takesFocus={isSuccess} />}
      {data?.state === 'none' && (
        <SubmitButton
          width={{ base: 'full', sm: 'auto' }}
          isWorking={isPending}
          workingText={t('archive.working')}
          onClick={() => {
            if (!isAsked.current) mutate();
            isAsked.current = true;
          }}
        >
          {t('archive.ask')}
        </SubmitButton>
      )}
    </Card>
  );
}

/** `takesFocus`: it has just replaced the button. */
function ArchiveStatus({ archive, takesFocus }: { archive: DataArchive; takesFocus: boolean }) {
  const { t } = useTranslation('data');
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) words.current?.focus();
  }, [takesFocus]);
  const { state, askedAt = '', readyUntil = '', nextAt = '' } = archive;
  return (
    <Box ref={words} tabIndex={-1} outline="none">
      <Alert kind={state === 'ready' ? 'success' : 'info'}>
        {state === 'building' && (
          <Dated iso={askedAt}>{(date) => t('archive.building', { date })}</Dated>
        )}
        {state === 'ready' && (
          <Dated iso={readyUntil}>{(date) => t('archive.ready', { date })}</Dated>
        )}
        {state === 'over' && t('archive.over')}
      </Alert>
      <Box as="p" mt="3" fontSize="sm" color="fg.muted">
        <Dated iso={nextAt}>{(date) => t('archive.next', { date })}</Dated>
      </Box>
    </Box>
  );
}
