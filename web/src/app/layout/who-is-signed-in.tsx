import { Box } from '@chakra-ui/react/box';
import { displayName, type User } from '@qaysari/contract/account/types';
import { useLtr } from '../../ui/text-field.tsx';

/** Name and e-mail address, each on one line and in its own direction. */
export function WhoIsSignedIn({ user }: { user: User }) {
  const ltrProps = useLtr();
  return (
    <Box minW="0" fontSize="sm">
      <Box as="p" fontWeight="semibold" truncate>
        <bdi>{displayName(user)}</bdi>
      </Box>
      <Box as="p" color="fg.muted" truncate title={user.email} {...ltrProps}>
        {user.email}
      </Box>
    </Box>
  );
}
