import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

interface ChatTeaserProps {
  onOpen: () => void;
  onClose: () => void;
}

/** One line beside the button: the greeting. */
export function ChatTeaser({ onOpen, onClose }: ChatTeaserProps) {
  const { t } = useTranslation('common');
  return (
    <Flex
      position="absolute"
      bottom="0"
      insetInlineEnd="calc(100% + 0.5rem)"
      maxW="calc(100vw - 5.5rem)"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="full"
      boxShadow="raised"
    >
      <Button
        variant="ghost"
        ps="4"
        pe="0"
        minW="0"
        borderRadius="full"
        fontWeight="medium"
        onClick={onOpen}
      >
        <Box as="span" truncate>
          {t('chat.hello')}
        </Box>
      </Button>
      <Button
        variant="ghost"
        size="icon"
        flexShrink="0"
        aria-label={t('chat.close')}
        onClick={onClose}
      >
        <X size={18} aria-hidden="true" />
      </Button>
    </Flex>
  );
}
