import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { PictureSlots } from './picture-slots.tsx';
import { Preview } from './picture-tile.tsx';
import { countOf, slotCount } from './slots.ts';
import { isFailed, type Pictures } from './use-pictures.ts';

interface PictureDialogProps {
  pictures: Pictures;
  /** The server's error about the pictures. */
  error: string | undefined;
}

/** Button that opens the slots in a dialog, with previews of the chosen pictures. */
export function PictureDialog({ pictures, error }: PictureDialogProps) {
  const { t } = useTranslation('publish');
  const [isOpen, setOpen] = useState(false);
  const { slots } = pictures;
  const failed = slots.filter(isFailed).length;
  const isWrong = error !== undefined || failed > 0;
  return (
    <Box>
      <Flex wrap="wrap" align="center" gap="3">
        <Button
          variant="outline"
          aria-haspopup="dialog"
          {...(isWrong && { 'data-wrong': '' })}
          onClick={() => setOpen(true)}
        >
          <ImagePlus size={18} aria-hidden="true" />
          {t('register.choosePictures')}
        </Button>
        <Box as="span" fontSize="sm" color="fg.muted">
          {t('register.picturesCount', { filled: countOf(slots), max: slotCount })}
        </Box>
      </Flex>
      <Flex wrap="wrap" gap="2" mt="3" _empty={{ display: 'none' }}>
        {slots.map(
          (slot) =>
            slot?.kind === 'new' &&
            slot.blob && (
              <Box key={slot.id} width="16" aspectRatio="4 / 3" borderRadius="sm" overflow="hidden">
                <Preview blob={slot.blob} />
              </Box>
            ),
        )}
      </Flex>
      {isWrong && (
        <Box mt="3">
          <Alert kind="error">{error ?? t('pictures.unreadable', { count: failed })}</Alert>
        </Box>
      )}
      <Sheet
        title={t('register.pictures')}
        open={isOpen}
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>{t('register.done')}</Button>}
      >
        <Box as="p" color="fg.muted" fontSize="sm" mb="4">
          {t('section.picturesLead', { max: slotCount })}
        </Box>
        <PictureSlots pictures={pictures} error={error} />
      </Sheet>
    </Box>
  );
}
