import { Box } from '@chakra-ui/react/box';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getNotifications, setNotifications } from '@qaysari/contract/notification/calls';
import { type NotificationChoices } from '@qaysari/contract/notification/types';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { callApi, callAsMember } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/failure.ts';
import { useCurrentPerson } from '../../lib/session/token.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { CheckboxField } from '../../ui/choice-field.tsx';
import { Heading } from '../../ui/page.tsx';
import { Card } from '../../ui/surfaces.tsx';
import { usePush } from './use-push.ts';

/** How somebody hears of messages, ads and questions while they are away: notifications on this device, and mails. */
export function NotificationSettings() {
  const { t } = useTranslation('notifications');
  return (
    <Card roomy boxShadow="card">
      <Heading as="h2">{t('settings.title')}</Heading>
      <Box as="p" mt="1" mb="4" fontSize="sm" color="fg.muted">
        {t('settings.lead')}
      </Box>
      <PushChoice />
      <MailChoice />
    </Card>
  );
}

function PushChoice() {
  const { t } = useTranslation('notifications');
  const { state, turn, wanted, isFailed } = usePush();
  if (state === undefined) return null;
  const isPossible = state === 'on' || state === 'off';
  return (
    <Box mb="3">
      <CheckboxField
        plain
        checked={wanted ?? state === 'on'}
        disabled={!isPossible}
        aria-busy={wanted !== undefined}
        onChange={({ currentTarget }) => {
          if (wanted === undefined) turn(currentTarget.checked);
        }}
        label={
          <ChoiceLabel
            title={t('settings.push')}
            body={isPossible ? t('settings.pushBody') : t(`settings.${state}`)}
          />
        }
      />
      <FailureAlert failure={isFailed ? { text: t('prompt.failed') } : undefined} my="2" />
    </Box>
  );
}

function MailChoice() {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const person = useCurrentPerson();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const queryKey = ['notifications', person ?? null];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callAsMember(getNotifications, { language, person, signal }),
  });
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (choices: NotificationChoices) =>
      callApi(setNotifications, { language, person, body: choices }),
    onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
  });
  const now = isPending ? variables : data;
  const choice = (name: keyof NotificationChoices, title: string, body: string) => (
    <CheckboxField
      plain
      checked={now?.[name] ?? false}
      disabled={data === undefined}
      aria-busy={isPending}
      onChange={({ currentTarget }) => {
        if (!isPending && data) mutate({ ...data, [name]: currentTarget.checked });
      }}
      label={<ChoiceLabel title={title} body={body} />}
    />
  );
  return (
    <>
      <Box mb="3">{choice('messageMails', t('settings.mails'), t('settings.mailsBody'))}</Box>
      <Box mb="3">{choice('forSaleMails', t('settings.sales'), t('settings.salesBody'))}</Box>
      {choice('cheaperMails', t('settings.cheaper'), t('settings.cheaperBody'))}
      <FailureAlert
        failure={error && { text: failureText(error, t('settings.saveFailed')) }}
        my="2"
      />
    </>
  );
}

function ChoiceLabel({ title, body }: { title: string; body: string }) {
  return (
    <>
      <Box as="span" display="block" fontWeight="semibold">
        {title}
      </Box>{' '}
      <Box as="span" display="block" color="fg.muted">
        {body}
      </Box>
    </>
  );
}
