import { Box, type BoxProps } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

interface FoldedProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** What stays in sight, with a chevron in it. */
  summary: ReactNode;
  /** How the line that stays in sight is laid out. */
  summaryProps: BoxProps;
  /** Between that line and the rest. */
  gap: '2' | '5';
  children: ReactNode;
}

/** A part of a page that opens on a press, natively. */
export function Folded({ isOpen, onToggle, summary, summaryProps, gap, children }: FoldedProps) {
  return (
    <Box asChild>
      <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <Box
          as="summary"
          alignItems="center"
          minH="11"
          cursor="pointer"
          listStyle="none"
          css={{
            '&::-webkit-details-marker': { display: 'none' },
            'details[open] > & svg': { transform: 'rotate(180deg)' },
          }}
          {...summaryProps}
        >
          {summary}
        </Box>
        {/* Checkers take what a closed part holds for a part of the page. */}
        <Box mt={gap} hidden={!isOpen}>
          {children}
        </Box>
      </details>
    </Box>
  );
}
