import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { PersonFacts } from '@qaysari/contract/account/person';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useFactLines, type FactLine } from './fact-lines.tsx';

/** Facts with their sources. */
export function FactList({ lines }: { lines: readonly FactLine[] }) {
  return (
    <Flex as="ul" listStyleType="none" direction="column" gap="4">
      {lines.map((line) => (
        <Line key={line.key} line={line} hasSource />
      ))}
    </Flex>
  );
}

interface ShortFactsProps {
  facts: PersonFacts;
  /** When our team approved the ad that they are shown with. */
  adApprovedAt?: string | undefined;
  /** Facts that the place says in its own words. */
  without?: readonly string[];
}

/** What is known of somebody, a line each. The sources, and what is unknown, come with a press. */
export function ShortFacts({ facts, adApprovedAt, without = [] }: ShortFactsProps) {
  const { t } = useTranslation('ad');
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const lines = useFactLines({ facts, adApprovedAt }).filter(({ key }) => !without.includes(key));
  const shown = isOpen ? lines : lines.filter(({ isUnknown }) => !isUnknown);
  return (
    <>
      <Flex as="ul" id={listId} listStyleType="none" direction="column" gap={isOpen ? '3' : '1.5'}>
        {shown.map((line) => (
          <Line key={line.key} line={line} hasSource={isOpen} />
        ))}
      </Flex>
      <Button
        variant="ghost"
        size="sm"
        px="2"
        mt="1"
        ms="-2"
        color="fg.brand"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {t('known.how')}
        <Box as="span" aria-hidden="true" transform={isOpen ? 'rotate(180deg)' : undefined}>
          <ChevronDown size={16} />
        </Box>
      </Button>
    </>
  );
}

function Line({ line, hasSource }: { line: FactLine; hasSource: boolean }) {
  const { icon: Icon, text, source, isUnknown } = line;
  return (
    <Flex as="li" gap="2.5" fontSize="sm">
      <Box
        as="span"
        color={isUnknown ? 'fg.muted' : 'fg.accent'}
        flexShrink="0"
        mt="0.5"
        aria-hidden="true"
      >
        <Icon size={18} />
      </Box>
      <Box minW="0">
        <Box as="p" {...(hasSource && { fontWeight: 'semibold' })}>
          {text}
        </Box>
        {hasSource && (
          <Box as="p" color="fg.muted">
            {source}
          </Box>
        )}
      </Box>
    </Flex>
  );
}
