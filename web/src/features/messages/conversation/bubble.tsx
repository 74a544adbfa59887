import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, CheckCheck, CircleAlert, Clock3, type LucideIcon, ShieldAlert } from 'lucide-react';
import { formatTime } from '../../../lib/format/date.ts';
import type { ShownMessage, Delivery, SendFailure } from './shown-message.ts';
import type { Hint } from './hints.ts';
import { useTranslateError } from '../../../lib/api/failure.ts';
import { Button } from '../../../ui/button.tsx';

const icons: Record<Delivery, LucideIcon> = {
  waiting: Clock3,
  failed: CircleAlert,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
};

/** The delivery status of an own message. Not by the colour alone: in words too. */
function DeliveryMark({ delivery }: { delivery: Delivery }) {
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

/** Own messages are teal, at the end of the line. Those of the other person are at its start. */
const looks = {
  own: {
    bg: { base: 'teal.600', _dark: 'teal.800' },
    color: { base: 'white', _dark: 'night.50' },
    borderEndEndRadius: 'sm',
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
  others: { bg: 'bg.panel', borderWidth: '1px', borderEndStartRadius: 'sm' },
} as const;

/** The background of a message, with its time below. */
export function Bubble({ message, children }: { message: ShownMessage; children: ReactNode }) {
  const { t } = useTranslation('inbox');
  const { isOwn, createdAt, editedAt, delivery } = message;
  return (
    <Box
      minW="0"
      px="3.5"
      pt="2"
      pb="1.5"
      borderRadius="xl"
      boxShadow="0 1px 1px rgb(60 45 20 / 5%)"
      {...(isOwn ? looks.own : looks.others)}
      {...(delivery === 'waiting' && { opacity: 0.75 })}
    >
      {children}
      <Flex
        justify="flex-end"
        align="center"
        gap="1.5"
        fontSize="xs"
        lineHeight="1.25rem"
        color={isOwn ? 'fg.onBrandMuted' : 'fg.muted'}
      >
        {editedAt !== undefined && <span>{t('message.edited')}</span>}
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        {delivery && <DeliveryMark delivery={delivery} />}
      </Flex>
    </Box>
  );
}

/** A calm warning beside a message that looks like a known scam. */
export function HintLine({ hint }: { hint: Hint }) {
  const { t } = useTranslation('inbox');
  return (
    <Flex as="p" role="note" gap="1.5" mt="1" fontSize="xs" color="fg.accent" lineHeight="tight">
      <ShieldAlert size={15} aria-hidden="true" style={{ flexShrink: 0 }} />
      {t(`hint.${hint}`)}
    </Flex>
  );
}

interface NotSentProps {
  failure: SendFailure;
  onRetry: () => void;
  /** Left out for what has no text. */
  onEdit?: () => void;
  onDiscard: () => void;
}

/** Says why a message was not sent, and what can be done about it. */
export function NotSent({ failure, onRetry, onEdit, onDiscard }: NotSentProps) {
  const { t } = useTranslation('inbox');
  const translate = useTranslateError();
  const { text, canRetry } = failure;
  const reason = text === undefined ? t('message.expired') : translate(text);
  return (
    <Box role="alert" mt="1" textAlign="end">
      <Box as="p" fontSize="xs" color="fg.error" lineHeight="tight">
        {t('message.notSent')}: {reason}
      </Box>
      <Flex justify="flex-end" gap="1">
        {canRetry && (
          <Button variant="ghost" size="sm" color="fg.brand" onClick={onRetry}>
            {t('message.retry')}
          </Button>
        )}
        {onEdit && (
          <Button variant="ghost" size="sm" color="fg.brand" onClick={onEdit}>
            {t('message.edit')}
          </Button>
        )}
        <Button variant="ghost" size="sm" color="fg.muted" onClick={onDiscard}>
          {t('message.discard')}
        </Button>
      </Flex>
    </Box>
  );
}
