import type { ReactNode } from 'react';
import { FailureAlert } from './alert.tsx';
import { SubmitButton } from './button.tsx';
import { ResultCard } from './result-card.tsx';

interface ConfirmCardProps {
  icon: ReactNode;
  title: string;
  body: string;
  submit: string;
  /** Said while it is under way. */
  workingText: string;
  isWorking: boolean;
  /** Why the last try failed; undefined when none did. */
  failure: string | undefined;
  onSubmit: () => void;
}

/** Asks before a mail's link does what it is for: programs that read mails open links, too. */
export function ConfirmCard({
  submit,
  workingText,
  isWorking,
  failure,
  onSubmit,
  ...shown
}: ConfirmCardProps) {
  return (
    <ResultCard
      {...shown}
      action={
        <>
          <FailureAlert failure={failure === undefined ? null : { text: failure }} mb="4" />
          <SubmitButton
            size="lg"
            width="full"
            isWorking={isWorking}
            workingText={workingText}
            onClick={onSubmit}
          >
            {submit}
          </SubmitButton>
        </>
      }
    />
  );
}
