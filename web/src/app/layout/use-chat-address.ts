import { useTranslation } from 'react-i18next';
import { whatsappAddress } from '../../lib/format/whatsapp.ts';
import { configuration } from '../configuration.ts';

/** Opens the chat on WhatsApp with a first message in the language of the page. */
export function useChatAddress(): string {
  const { t } = useTranslation('common');
  return whatsappAddress(configuration.whatsappNumber, t('chat.message'));
}
