import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { useToasterAhead } from './lazy-toaster.tsx';

const Turning = chakra('span', {
  base: {
    boxSize: '4',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 0.8s linear infinite',
  },
});

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type'> {
  /** Under way: pressing does nothing, while the button keeps its focus. */
  isWorking: boolean;
  /** What it says meanwhile. */
  workingText: string;
}

/** Sends a form, or whatever takes its time (`type` is `submit` unless there is an `onClick`). */
export function SubmitButton(props: SubmitButtonProps) {
  const { isWorking, workingText, onClick, children, ...rest } = props;
  useToasterAhead();
  return (
    <Button
      type={onClick === undefined ? 'submit' : 'button'}
      size="lg"
      aria-disabled={isWorking}
      aria-busy={isWorking}
      {...(isWorking && { opacity: 0.75, cursor: 'progress' })}
      {...(onClick !== undefined && !isWorking && { onClick })}
      {...rest}
    >
      {isWorking && <Turning aria-hidden="true" />}
      {isWorking ? workingText : children}
    </Button>
  );
}
