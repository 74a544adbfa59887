import { Box, type BoxProps } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { useLasting } from '../../lib/browser/use-lasting.ts';

/** What comes sooner needs no sign that it will. */
const soonMs = 100;

/** A line that shows that a page or a language is on its way. */
export function NavigationBar(props: BoxProps) {
  const { t } = useTranslation('common');
  const { state } = useNavigation();
  const isWaiting = useLasting(state !== 'idle', soonMs);
  if (!isWaiting) return null;
  return (
    <Box
      role="progressbar"
      aria-label={t('loading')}
      insetInline="0"
      height="2px"
      bg="action"
      zIndex="header"
      animation="pulse 0.8s ease-in-out infinite"
      {...props}
    />
  );
}
