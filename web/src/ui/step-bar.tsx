import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';

interface StepBarProps {
  /** From 1. */
  step: number;
  of: number;
  /** "Step 2 of 4". */
  label: string;
  /** Name of the step, announced with the label. */
  title: string;
}

/** Progress through a few steps. Keep it mounted through all of them, so that changes are announced. */
export function StepBar({ step, of, label, title }: StepBarProps) {
  return (
    <Box mb="5">
      <Flex gap="1.5" aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <Box
            key={index}
            flex="1"
            height="1"
            borderRadius="full"
            bg={index < step ? 'action' : 'border'}
            transition="background-color"
            transitionDuration="moderate"
          />
        ))}
      </Flex>
      <Box as="p" role="status" mt="2" fontSize="xs" color="fg.muted">
        {label}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Box>
    </Box>
  );
}
