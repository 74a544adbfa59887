import { phoneCodeSchema } from '@qaysari/contract/account/schema';
import { Box } from '@chakra-ui/react/box';
import { useMutation, useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { limits } from '@qaysari/contract/shared/limits';
import { sendPhoneCode, confirmPhone, getPhoneConfirmation } from '@qaysari/contract/account/calls';
import { type PhoneConfirmation } from '@qaysari/contract/account/types';
import { BadgeCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getUser } from '@qaysari/contract/investor/calls';
import type { Language } from '@qaysari/contract/shared/languages';
import { useLanguage } from '../../../i18n/language.ts';
import { submitToApi, callAsMember } from '../../../lib/api/api-client.ts';
import { ApiFailure, useFailureText } from '../../../lib/api/failure.ts';
import { startCountdown } from '../../../lib/browser/use-countdown.ts';
import { formatPhone } from '../../../lib/format/phone.ts';
import { FailureAlert } from '../../../ui/alert.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Dated } from '../../../ui/dated.tsx';
import { FailureNotice } from '../../../ui/empty-state.tsx';
import { Heading } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/surfaces.tsx';
import { SupportMailLink } from '../../../ui/support-mail.tsx';
import { AccountPanel } from '../account-page.tsx';
import { CodeForm } from '../../../entities/person/code-form.tsx';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { refetchFresh } from '../../../lib/api/refetch-fresh.ts';

/** Name of the countdown until another code may be asked for. */
const phoneCodeCountdown = 'phone-code';

interface PhoneCodeFormProps {
  /** E.164. */
  phone: string;
  onConfirmed: (now: PhoneConfirmation) => void;
}

/** Confirms a phone number with the code of the text message. */
function PhoneCodeForm({ phone, onConfirmed }: PhoneCodeFormProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const form = useApiForm({
    endpoint: confirmPhone,
    body: phoneCodeSchema,
    initialValues: { code: '' },
    fallback: t('phone.confirmFailed'),
    onSuccess: ({ data }) => onConfirmed(data),
  });
  return (
    <Box maxW="22rem">
      <Box as="p" role="status" mb="4" fontSize="sm">
        {t('phone.sentTo', { phone: formatPhone(phone) })}
      </Box>
      <CodeForm
        form={form}
        countdown={phoneCodeCountdown}
        help={t('phone.smsHelp')}
        resend={() => submitToApi(sendPhoneCode, { language })}
      />
    </Box>
  );
}

interface PhonePanelProps {
  person: string;
  /** E.164. */
  phone: string;
}

/** Confirms the phone number of the profile with a code. */
export function PhonePanel({ person, phone }: PhonePanelProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const query = phoneQuery(person, phone, language);
  const { data, error, refetch } = useQuery(query);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <AccountPanel>
      <Heading as="h2" ref={heading} tabIndex={-1} outline="none">
        {t('phone.title')}
      </Heading>
      <Box as="p" mt="1" mb="3" fontWeight="medium">
        <bdi dir="ltr">{formatPhone(phone)}</bdi>
      </Box>
      {data ? (
        <Confirmation
          state={data}
          phone={phone}
          onConfirmed={(now) => {
            queryClient.setQueryData(query.queryKey, now);
            void refetchFresh(queryClient, ownFactsQuery(person, language));
            heading.current?.focus();
          }}
        />
      ) : error ? (
        <FailureNotice onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="11" aria-busy="true" />
      )}
    </AccountPanel>
  );
}

interface ConfirmationProps {
  state: PhoneConfirmation;
  phone: string;
  onConfirmed: (now: PhoneConfirmation) => void;
}

function Confirmation({ state, phone, onConfirmed }: ConfirmationProps) {
  const { t } = useTranslation('account');
  const [isSent, setSent] = useState(false);
  const { confirmed, canSendCode, isElsewhere = false } = state;
  if (confirmed && !isElsewhere) {
    return (
      <Box role="status">
        <Box as="p" display="flex" gap="2" alignItems="center" fontWeight="semibold">
          <Box as="span" color="fg.accent" flexShrink="0" aria-hidden="true">
            <BadgeCheck size={20} />
          </Box>
          <span>
            <Dated iso={confirmed.at}>
              {(date) => t(`phone.confirmed.${confirmed.by}`, { date })}
            </Dated>
          </span>
        </Box>
        <Box as="p" mt="1" fontSize="sm" color="fg.muted">
          {t('phone.confirmedBody')}
        </Box>
      </Box>
    );
  }
  if (!canSendCode) {
    return (
      <p>
        {t('phone.impossible')} <SupportMailLink />
      </p>
    );
  }
  return isSent ? (
    <PhoneCodeForm phone={phone} onConfirmed={onConfirmed} />
  ) : (
    <SendCode
      lead={isElsewhere ? t('phone.elsewhere') : t('phone.lead')}
      onSent={() => setSent(true)}
    />
  );
}

function SendCode({ lead, onSent }: { lead: string; onSent: () => void }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const failureText = useFailureText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => submitToApi(sendPhoneCode, { language }),
    onSuccess: () => {
      startCountdown(phoneCodeCountdown, limits.codeResendSeconds);
      onSent();
    },
  });
  const reason = error instanceof ApiFailure ? error.text : {};
  const asksTeam = 'key' in reason && reason.key === 'numberAsksTeam';
  return (
    <>
      <Box as="p" fontSize="sm" color="fg.muted">
        {lead}
      </Box>
      <FailureAlert
        failure={error && { text: failureText(error, t('phone.sendFailed')) }}
        action={asksTeam ? <SupportMailLink /> : undefined}
        mt="3"
      />
      <SubmitButton
        mt="4"
        width={{ base: 'full', sm: 'auto' }}
        isWorking={isPending}
        workingText={t('phone.sending')}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {t('phone.send')}
      </SubmitButton>
    </>
  );
}

/** Whether this number of the person is confirmed. */
function phoneQuery(person: string, phone: string, language: Language) {
  return queryOptions({
    queryKey: ['phone', person, phone] as const,
    queryFn: ({ signal }) => callAsMember(getPhoneConfirmation, { language, person, signal }),
  });
}

/** What others may know of the person. */
export function ownFactsQuery(person: string, language: Language) {
  return queryOptions({
    queryKey: ['own-facts', person] as const,
    queryFn: async ({ signal }) => {
      const params = { id: person };
      return (await callAsMember(getUser, { language, person, params, signal })).facts;
    },
  });
}
