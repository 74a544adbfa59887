import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '../../ui/skeleton.tsx';

/** As high as the form to register with a first ad, so that nothing jumps when it comes. */
export function RegisterRoom() {
  return (
    <Box
      minH={{ base: '1700px', md: '1430px' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      px={{ base: '4', md: '6' }}
      py="6"
    >
      <Skeleton height="6" width="40%" mb="8" />
      <Skeleton height="11" mb="12" />
      <Skeleton height="32" mb="12" />
      {[0, 1, 2, 3].map((line) => (
        <Skeleton key={line} height="11" mb="12" />
      ))}
    </Box>
  );
}
