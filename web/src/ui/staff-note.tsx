import { Box } from '@chakra-ui/react/box';
import { UserText } from './user-text.tsx';

/** What our team wrote to somebody, under a label, inside an alert. */
export function StaffNote({ label, note }: { label: string; note: string }) {
  return (
    <>
      <Box as="span" display="block" mt="2" fontWeight="semibold">
        {label}
      </Box>
      <UserText as="span" display="block" text={note} />
    </>
  );
}
