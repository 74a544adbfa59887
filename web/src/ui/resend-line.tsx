import { Box } from '@chakra-ui/react/box';
import { useId } from 'react';
import { SubmitButton } from './submit-button.tsx';

interface ResendLineProps {
  question: string;
  label: string;
  workingText: string;
  isWorking: boolean;
  /** Says how long it is until it may be sent again; meanwhile the button does nothing. */
  wait: string | undefined;
  onSend: () => void;
  /** What came of it. */
  answer: string | null | undefined;
}

/** For what comes by mail: a way to have it sent again. Its room is the same with and without a wait. */
export function ResendLine(props: ResendLineProps) {
  const { question, label, workingText, isWorking, wait, onSend, answer } = props;
  const waitId = useId();
  const isWaiting = wait !== undefined;
  return (
    <Box mt="4" textAlign="center" fontSize="sm">
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="center" columnGap="1">
        <Box as="span" color="fg.muted">
          {question}
        </Box>
        <SubmitButton
          variant="ghost"
          size="sm"
          px="2"
          color={isWaiting ? 'fg.muted' : 'fg.brand'}
          isWorking={isWorking}
          workingText={workingText}
          aria-disabled={isWorking || isWaiting}
          aria-describedby={waitId}
          {...(isWaiting && { opacity: 0.75, _hover: {} })}
          onClick={() => {
            if (!isWaiting) onSend();
          }}
        >
          {label}
        </SubmitButton>
      </Box>
      <Box
        as="p"
        id={waitId}
        minH="1.4rem"
        fontSize="xs"
        lineHeight="1.4rem"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {wait}
      </Box>
      <Box role="status" mt={answer ? '2' : '0'}>
        {answer}
      </Box>
    </Box>
  );
}
