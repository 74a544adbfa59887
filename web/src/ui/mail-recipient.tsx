import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { RouterLink } from './router-link.tsx';

interface MailRecipientProps {
  email: string;
  /** Page where the address can be changed. */
  to: string;
  change: string;
}

/** The address that a code was sent to, with a link to change it. */
export function MailRecipient({ email, to, change }: MailRecipientProps) {
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      columnGap="4"
      bg="bg.muted"
      borderRadius="md"
      px="4"
      py="1.5"
      mb="5"
      fontSize="sm"
    >
      <Box asChild fontWeight="medium" overflowWrap="anywhere">
        <bdi dir="ltr">{email}</bdi>
      </Box>
      <RouterLink to={to} replace py="1">
        {change}
      </RouterLink>
    </Flex>
  );
}
