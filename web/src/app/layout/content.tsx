import { Box, type BoxProps } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';

export const contentId = 'content';

/** Link for keyboard users: from the top of the page to its content. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <Box
      asChild
      position="absolute"
      insetInlineStart="4"
      top="0"
      transform="translateY(-110%)"
      zIndex="skipLink"
      bg="action"
      color="action.text"
      px="4"
      py="2"
      borderRadius="md"
      _focus={{ transform: 'translateY(0.75rem)' }}
    >
      <a href={`#${contentId}`}>{t('skipToContent')}</a>
    </Box>
  );
}

/** The page within its layout. */
export function Content(props: BoxProps) {
  return <Box as="main" id={contentId} tabIndex={-1} flex="1" outline="none" {...props} />;
}
