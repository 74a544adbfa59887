import { Flex } from '@chakra-ui/react/flex';
import { UserRound, UserX } from 'lucide-react';

interface AvatarProps {
  /** Undefined where it is not known: then a figure. */
  name: string | undefined;
  isDeleted?: boolean;
  size?: '9' | '11' | '16';
}

/** The first letter of a name: easier to find in a list than the name alone. */
export function Avatar({ name, isDeleted = false, size = '11' }: AvatarProps) {
  const letter = /\p{L}/u.exec(name ?? '')?.[0]?.toUpperCase();
  return (
    <Flex
      aria-hidden="true"
      flexShrink="0"
      boxSize={size}
      borderRadius="full"
      bg={isDeleted ? 'bg.muted' : 'bg.brandSubtle'}
      color={isDeleted ? 'fg.muted' : 'fg.brand'}
      align="center"
      justify="center"
      fontWeight="bold"
      {...(size === '16' && { fontSize: '2xl' })}
      lineHeight="1"
    >
      {isDeleted ? <UserX size={20} /> : (letter ?? <UserRound size={20} />)}
    </Flex>
  );
}
