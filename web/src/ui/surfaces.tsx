import { Box, type BoxProps } from '@chakra-ui/react/box';

interface CardProps extends BoxProps {
  /** Adds padding as for a form. */
  roomy?: boolean;
}

/** The card as styles, for a list whose cards have their looks of one rule (decision 60). */
export const cardLook = { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'xl' } as const;

/** A panel with a border; add a `boxShadow` to raise it. */
export function Card({ roomy = false, ...rest }: CardProps) {
  const room = { px: { base: '4', md: '6' }, py: { base: '5', md: '6' } };
  return <Box {...cardLook} breakInside="avoid" {...(roomy && room)} {...rest} />;
}

/** Placeholder in the shape of the content that loads. */
export function Skeleton(props: BoxProps) {
  return (
    <Box
      aria-hidden="true"
      bg="bg.muted"
      borderRadius="md"
      animation="pulse 1.6s ease-in-out infinite"
      {...props}
    />
  );
}

/** Placeholder of a form. `label` announces that it is loading. */
export function FormSkeleton({ label, ...rest }: BoxProps & { label?: string }) {
  const busy = { 'aria-busy': true, role: 'status', 'aria-label': label };
  return (
    <Card roomy {...(label !== undefined && busy)} {...rest}>
      <Skeleton height="6" width="40%" mb="8" />
      <Skeleton height="11" mb="12" />
      <Skeleton height="32" mb="12" />
      {[0, 1, 2, 3].map((line) => (
        <Skeleton key={line} height="11" mb="12" />
      ))}
    </Card>
  );
}
