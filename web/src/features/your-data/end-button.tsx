import { SubmitButton } from '../../ui/button.tsx';

interface EndButtonProps {
  /** On the button. */
  label: string;
  /** What it ends, for who does not see the line. Begins with `label`. */
  name: string;
  isWorking: boolean;
  workingText: string;
  onClick: () => void;
}

/** Ends what its line names. It can be begun again, so nobody is asked. */
export function EndButton({ label, name, isWorking, workingText, onClick }: EndButtonProps) {
  return (
    <SubmitButton
      variant="outline"
      size="sm"
      isWorking={isWorking}
      workingText={workingText}
      aria-label={isWorking ? workingText : name}
      onClick={onClick}
    >
      {label}
    </SubmitButton>
  );
}
