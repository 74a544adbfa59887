import { Box, type BoxProps } from '@chakra-ui/react/box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onThisDevice } from '../lib/format/date.ts';

/** Says whose time a page shows, to people whose clock shows another. */
export function BaghdadTime(props: BoxProps) {
  const { t } = useTranslation('common');
  const [isElsewhere] = useState(() => onThisDevice(new Date().toISOString()) !== undefined);
  if (!isElsewhere) return null;
  return (
    <Box as="p" fontSize="xs" color="fg.muted" {...props}>
      {t('baghdadTime')}
    </Box>
  );
}
