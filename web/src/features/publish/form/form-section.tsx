import { Box } from '@chakra-ui/react/box';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of a long form, on a surface of its own. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      boxShadow="card"
      px={{ base: '4', md: '6' }}
      py={{ base: '5', md: '6' }}
      mb="5"
    >
      <Box as="h2" id={id} fontSize="xl">
        {title}
      </Box>
      {lead !== undefined && (
        <Box as="p" color="fg.muted" fontSize="sm" mt="1">
          {lead}
        </Box>
      )}
      <Box mt="5">{children}</Box>
    </Box>
  );
}

/** Fields in two columns where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="5"
      rowGap="3"
    >
      {children}
    </Box>
  );
}
