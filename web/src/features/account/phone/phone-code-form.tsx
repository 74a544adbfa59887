import { phoneCodeSchema } from '@qaysari/contract/account/schema';
import { Box } from '@chakra-ui/react/box';
import { confirmPhone, sendPhoneCode } from '@qaysari/contract/account/calls';
import { type PhoneConfirmation } from '@qaysari/contract/account/types';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '../../../entities/person/code-form.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { submitToApi } from '../../../lib/api/api-client.ts';
import { formatPhone } from '../../../lib/format/phone.ts';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';

/** Name of the countdown until another code may be asked for. */
export const phoneCodeCountdown = 'phone-code';

interface PhoneCodeFormProps {
  /** E.164. */
  phone: string;
  onConfirmed: (now: PhoneConfirmation) => void;
}

/** Confirms a phone number with the code of the text message. */
export function PhoneCodeForm({ phone, onConfirmed }: PhoneCodeFormProps) {
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
