import { Box } from '@chakra-ui/react/box';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Folded } from '../../../ui/folded.tsx';
import { Heading } from '../../../ui/page.tsx';
import { Card } from '../../../ui/surfaces.tsx';

interface FormSectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A titled card with a part of a long form. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} roomy boxShadow="card" mb="5">
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {lead !== undefined && <Lead>{lead}</Lead>}
      <Box mt="5">{children}</Box>
    </Card>
  );
}

/** `as`: a summary may hold no paragraph. */
function Lead({ as = 'p', children }: { as?: 'p' | 'span'; children: ReactNode }) {
  return (
    <Box as={as} color="fg.muted" fontSize="sm" mt="1">
      {children}
    </Box>
  );
}

interface FoldedSectionProps extends FormSectionProps {
  /** How much of it is filled in, in words. */
  summary: string;
  /** Something in it is filled in: it begins open. */
  isFilled: boolean;
  /** Something in it is wrong: it opens by itself. */
  isWrong: boolean;
}

/** A part of a long form that nobody has to fill in. It is folded until somebody wants it. */
export function FoldedSection(props: FoldedSectionProps) {
  const { title, lead, summary, isFilled, isWrong, children } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(isFilled);
  const [wasWrong, setWrong] = useState(false);
  if (isWrong !== wasWrong) {
    setWrong(isWrong);
    if (isWrong) setOpen(true);
  }
  return (
    <Card as="section" aria-labelledby={id} roomy boxShadow="card" mb="5">
      <Folded
        isOpen={isOpen}
        onToggle={setOpen}
        gap="5"
        summaryProps={{
          ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '3' },
        }}
        summary={
          <>
            <Heading as="h2" id={id}>
              {title}
            </Heading>
            <Box asChild gridColumn="2" gridRow="1 / span 3" color="fg.brand">
              <ChevronDown size={22} aria-hidden="true" />
            </Box>
            {lead !== undefined && <Lead as="span">{lead}</Lead>}
            <Lead as="span">{summary}</Lead>
          </>
        }
      >
        {children}
      </Folded>
    </Card>
  );
}
