import { Box } from '@chakra-ui/react/box';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Alert } from '../../ui/alert.tsx';

/** Says why a call failed that is no form's; nothing when it did not. `fallback`: as in `useFailureText`. */
export function CallFailure({ error, fallback }: { error: Error | null; fallback: string }) {
  const failureText = useFailureText();
  if (!error) return null;
  return (
    <Box my="4">
      <Alert kind="error">{failureText(error, fallback)}</Alert>
    </Box>
  );
}
