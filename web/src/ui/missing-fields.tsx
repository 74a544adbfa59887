import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface MissingFieldsProps {
  /** Fields that are empty or wrong, in their order, with their labels. */
  fields: readonly { name: string; label: string }[];
}

/** As many as fit on one line of a phone. The next ones appear when these are done. */
const shown = 2;

/** What a form still waits for, beside its submit button. Each name leads to its field. */
export function MissingFields({ fields }: MissingFieldsProps) {
  const { t } = useTranslation('common');
  if (fields.length === 0) return null;
  const more = fields.length - shown;
  return (
    <Flex wrap="wrap" align="center" columnGap="2" fontSize="sm" color="fg.muted">
      <span>{t('form.stillNeeded')}</span>
      {fields.slice(0, shown).map(({ name, label }) => (
        <Box
          key={name}
          asChild
          minH="11"
          minW="11"
          color="fg.brand"
          textDecoration="underline"
          textUnderlineOffset="3px"
          cursor="pointer"
        >
          <button type="button" onClick={(event) => focusField(event, name)}>
            {label}
          </button>
        </Box>
      ))}
      {more > 0 && <span>{t('form.more', { count: more })}</span>}
    </Flex>
  );
}

function focusField({ currentTarget }: MouseEvent<HTMLButtonElement>, name: string): void {
  const field = currentTarget.form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
