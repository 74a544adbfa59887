import { Box } from '@chakra-ui/react/box';

interface ProgressBarProps {
  /** From 0 to 1; undefined while nobody knows how long it takes. */
  part: number | undefined;
  /** What goes on. */
  label: string;
}

/** How far something has come that takes its time. */
export function ProgressBar({ part, label }: ProgressBarProps) {
  const percent = part === undefined ? undefined : Math.floor(part * 100);
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      height="2"
      borderRadius="full"
      bg="bg.muted"
      overflow="hidden"
    >
      <Box
        height="full"
        borderRadius="full"
        bg="action"
        transition="width"
        transitionDuration="moderate"
        style={{ width: `${percent ?? 100}%` }}
        {...(percent === undefined && { animation: 'pulse 1.6s ease-in-out infinite' })}
      />
    </Box>
  );
}
