import { Box } from '@chakra-ui/react/box';
import { Flex, type FlexProps } from '@chakra-ui/react/flex';
import { ShieldCheck } from 'lucide-react';

interface SafetyNoteProps extends FlexProps {
  title: string;
  body: string;
}

/** What somebody should know before they pay or agree. */
export function SafetyNote({ title, body, ...props }: SafetyNoteProps) {
  return (
    <Flex gap="3" borderTopWidth="1px" pt="4" fontSize="sm" _print={{ display: 'none' }} {...props}>
      <Box color="fg.accent" flexShrink="0" aria-hidden="true">
        <ShieldCheck size={22} />
      </Box>
      <Box>
        <Box as="h2" fontSize="sm" fontWeight="semibold">
          {title}
        </Box>
        <Box as="p" color="fg.muted">
          {body}
        </Box>
      </Box>
    </Flex>
  );
}
