import { Box } from '@chakra-ui/react/box';
import type { User } from '@qaysari/contract/user-entity';
import { useLtr } from '../../ui/text-field.tsx';

/** Name and e-mail address, each on one line and in its own direction. */
export function WhoIsSignedIn({ user }: { user: User }) {
  const ltrProps = useLtr();
  const name =
    user.firstname === undefined ? user.username : `${user.firstname} ${user.lastname ?? ''}`;
  return (
    <Box minW="0" fontSize="sm">
      <Box as="p" fontWeight="semibold" truncate>
        <bdi>{name}</bdi>
      </Box>
      <Box as="p" color="fg.muted" truncate title={user.email} {...ltrProps}>
        {user.email}
      </Box>
    </Box>
  );
}
