import { chakra } from '@chakra-ui/react/styled-system';
import { ImagePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { tileShape } from './picture-tile.tsx';

const Look = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    px: '2',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    color: 'fg.brand',
    fontSize: 'sm',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _hover: { borderColor: 'fg.brand', bg: 'bg.muted' },
  },
  variants: {
    size: {
      large: { width: 'full', minH: '9rem', borderRadius: 'lg', fontSize: 'md' },
      tile: tileShape,
    },
  },
});

/** Opens the device's pictures: large while there are none, then the last of the tiles. */
export function AddPictures({ isFirst, onPress }: { isFirst: boolean; onPress: () => void }) {
  const { t } = useTranslation('publish');
  return (
    <Look type="button" data-add="" size={isFirst ? 'large' : 'tile'} onClick={onPress}>
      <ImagePlus size={isFirst ? 32 : 24} aria-hidden="true" />
      {t(isFirst ? 'pictures.addFirst' : 'pictures.addMore')}
    </Look>
  );
}
