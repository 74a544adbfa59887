import { Box } from '@chakra-ui/react/box';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { Container } from '../ui/section.tsx';

/** A page that could not be loaded or shown at all: reloading fetches it anew. */
export function RootFailure() {
  return (
    <Box as="main" py="16">
      <Container>
        <FailureNotice onRetry={() => location.reload()} />
      </Container>
    </Box>
  );
}
