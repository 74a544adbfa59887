import { Box } from '@chakra-ui/react/box';
import type { ComponentProps, ReactNode } from 'react';
import { useErrorText } from '../i18n/error-text.ts';
import type { FormProblem } from '../lib/forms/use-form-send.ts';
import { Alert } from './alert.tsx';

interface ProblemAlertProps extends Pick<ComponentProps<typeof Box>, 'mt' | 'mb'> {
  problem: FormProblem | undefined;
  /** What has failed, where the words of the failure do not say it. */
  lead?: string;
  /** The next step: a button or a link. */
  action?: ReactNode;
}

/** Says in a form why sending it failed; nothing when it did not. A later failure of the same words is read out too. */
export function ProblemAlert({ problem, lead, action, ...space }: ProblemAlertProps) {
  const say = useErrorText();
  if (!problem) return null;
  return (
    <Box key={problem.count} {...space}>
      <Alert kind="error" action={action}>
        {lead !== undefined && <strong>{lead} </strong>}
        {say(problem.error)}
      </Alert>
    </Box>
  );
}
