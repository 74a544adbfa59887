import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { slotCount, type Slots } from './slots.ts';
import { isFailed, type PicturesNotice } from './use-pictures.ts';

interface PicturesWordsProps {
  slots: Slots;
  notice: PicturesNotice | undefined;
  error: string | undefined;
}

/** What there is to say about chosen pictures: how they are ordered, what was not taken, what is wrong. */
export function PicturesWords({ slots, notice, error }: PicturesWordsProps) {
  const { t } = useTranslation('publish');
  const failed = slots.filter(isFailed).length;
  const { dropped = 0, refused = [] } = notice ?? {};
  return (
    <Box display="grid" gap="3" mt="3">
      <Box as="p" fontSize="xs" color="fg.muted">
        {t('pictures.hint')}
      </Box>
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      {failed > 0 && <Alert kind="error">{t('pictures.unreadable', { count: failed })}</Alert>}
      {dropped > 0 && (
        <Alert kind="warning">{t('pictures.dropped', { count: dropped, max: slotCount })}</Alert>
      )}
      {refused.length > 0 && (
        <Alert kind="warning">
          {t('pictures.refused', { count: refused.length })}{' '}
          {refused.map((name, index) => (
            <Box as="span" key={index} display="block" wordBreak="break-all">
              <bdi dir="ltr">{name}</bdi>
            </Box>
          ))}
        </Alert>
      )}
    </Box>
  );
}
