import { useEffect, useRef, type ReactNode } from 'react';
import { FailureAlert } from './alert.tsx';
import { SubmitButton } from './button.tsx';
import { ResultCard } from './result-card.tsx';

interface ConfirmCardProps {
  icon: ReactNode;
  title: string;
  body: string;
  submit: string;
  /** The label while it is being done. */
  workingText: string;
  isWorking: boolean;
  /** The failure of the last attempt; undefined without one. */
  failure: string | undefined;
  onSubmit: () => void;
  /** The button takes the focus: one press of Enter is enough. */
  takesFocus?: boolean;
}

/** Asks before a mail's link does what it is for: programs that read mails open links, too. */
export function ConfirmCard({
  submit,
  workingText,
  isWorking,
  failure,
  onSubmit,
  takesFocus = false,
  ...shown
}: ConfirmCardProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <ResultCard
      {...shown}
      action={
        <>
          <FailureAlert failure={failure === undefined ? null : { text: failure }} mb="4" />
          <SubmitButton
            ref={button}
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
