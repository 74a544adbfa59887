import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';

interface FilterSheetFormProps {
  /** What the form filters. */
  label: string;
  open: boolean;
  onClose: () => void;
  /** Takes back all that is chosen in the sheet. */
  onClear: () => void;
  /** What the last button says, such as how many it will show. */
  showText: string;
  onShow: () => void;
  /** The fields, as cells of a grid. */
  children: ReactNode;
}

/** All of a filter but the words, on phones: a sheet of fields that are applied by its last button. */
export function FilterSheetForm(props: FilterSheetFormProps) {
  const { label, open, onClose, onClear, showText, onShow, children } = props;
  const { t } = useTranslation('ads');
  const formId = useId();
  return (
    <Sheet
      title={t('filter.show')}
      open={open}
      onClose={onClose}
      footer={
        <Flex wrap="wrap" columnGap="3" rowGap="2">
          <Button
            variant="outline"
            size="lg"
            px="3"
            fontSize="sm"
            flex="1 1 auto"
            onClick={onClear}
          >
            {t('chips.clearAll')}
          </Button>
          <Button type="submit" form={formId} size="lg" px="2" fontSize="sm" flex="999 1 auto">
            <Box as="span" fontVariantNumeric="tabular-nums">
              {showText}
            </Box>
          </Button>
        </Flex>
      }
    >
      <Grid asChild gap="4">
        <form
          id={formId}
          aria-label={label}
          onSubmit={(event) => {
            event.preventDefault();
            onShow();
          }}
        >
          {children}
        </form>
      </Grid>
    </Sheet>
  );
}
