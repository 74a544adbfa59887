import { Box } from '@chakra-ui/react/box';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { PageHead } from './page.tsx';

interface ResultCardProps {
  icon: ReactNode;
  title: string;
  body: ReactNode;
  /** The next step. */
  action: ReactNode;
  /** Shows it as a problem. */
  isTrouble?: boolean;
  /** The result is still loading. */
  isBusy?: boolean;
  /** Focuses the heading: for a result that appears without a navigation. */
  takesFocus?: boolean;
}

/** A page that is one card with the result of an action. */
export function ResultCard(props: ResultCardProps) {
  const { icon, title, body, action, isTrouble, isBusy = false, takesFocus = false } = props;
  const bodyId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Box textAlign="center" py="2" aria-busy={isBusy}>
      <PageHead title={title} />
      <Box
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        boxSize="16"
        borderRadius="full"
        bg={isTrouble === true ? 'bg.accentSubtle' : 'bg.brandSubtle'}
        color={isTrouble === true ? 'fg.accent' : 'fg.brand'}
        mb="4"
        css={{ '& svg': { boxSize: '7' } }}
        aria-hidden="true"
      >
        {icon}
      </Box>
      <Box asChild fontSize="2xl" textWrap="balance" outline="none">
        <h1 ref={heading} tabIndex={-1} aria-describedby={bodyId}>
          {title}
        </h1>
      </Box>
      <Box as="p" id={bodyId} color="fg.muted" mt="2" textWrap="balance">
        {body}
      </Box>
      <Box mt="6">{action}</Box>
    </Box>
  );
}
