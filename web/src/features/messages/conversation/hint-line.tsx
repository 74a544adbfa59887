import { Flex } from '@chakra-ui/react/flex';
import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Hint } from '../text/hints.ts';

/** A calm word to the reader beside a message that looks like a known trick. */
export function HintLine({ hint }: { hint: Hint }) {
  const { t } = useTranslation('inbox');
  return (
    <Flex as="p" role="note" gap="1.5" mt="1" fontSize="xs" color="fg.accent" lineHeight="tight">
      <ShieldAlert size={15} aria-hidden="true" style={{ flexShrink: 0 }} />
      {t(`hint.${hint}`)}
    </Flex>
  );
}
