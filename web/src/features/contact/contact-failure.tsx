import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { useCallFailureText } from '../../lib/api/use-call-failure-text.ts';
import { Button } from '../../ui/button.tsx';

const tooMany = 429;

/** Says why the contact is not there; whoever has asked too often is told when they may ask again. */
export function ContactFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation(['ad', 'common']);
  const failureText = useCallFailureText();
  const mayRetry = !(error instanceof ApiFailure && error.status === tooMany);
  return (
    <Box role="alert" p="2" fontSize="sm">
      <p>{failureText(error, t('contact.failed'))}</p>
      {mayRetry && (
        <Button variant="outline" size="sm" mt="3" onClick={onRetry}>
          {t('common:tryAgain')}
        </Button>
      )}
    </Box>
  );
}
