import { Box } from '@chakra-ui/react/box';
import { Check, CheckCheck, CircleAlert, Clock3, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Delivery } from '../data/shown-message.ts';

const icons: Record<Delivery, LucideIcon> = {
  waiting: Clock3,
  failed: CircleAlert,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
};

/** How far one's own message has come. Not by the colour alone: in words too. */
export function DeliveryMark({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('inbox');
  const Icon = icons[delivery];
  const text = delivery === 'failed' ? t('message.notSent') : t(`message.${delivery}`);
  return (
    <Box
      as="span"
      role="img"
      aria-label={text}
      title={text}
      display="inline-flex"
      flexShrink="0"
      {...(delivery === 'read' && { color: 'copper.200' })}
    >
      <Icon size={16} strokeWidth={delivery === 'read' ? 2.75 : 2} aria-hidden="true" />
    </Box>
  );
}
