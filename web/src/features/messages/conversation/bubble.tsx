import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format/time.ts';
import type { ShownMessage } from '../data/shown-message.ts';
import { DeliveryMark } from './delivery-mark.tsx';

/** One's own messages stand at the end of the line in teal, those of the other person at its start. */
const looks = {
  own: {
    bg: { base: 'teal.600', _dark: 'teal.800' },
    color: { base: 'white', _dark: 'night.50' },
    borderEndEndRadius: 'sm',
  },
  others: { bg: 'bg.panel', borderWidth: '1px', borderEndStartRadius: 'sm' },
} as const;

/** The ground of a message, with its time below. */
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
