import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/choice-field.tsx';
import { Folded } from '../../../ui/folded.tsx';
import { SelectMenu } from '../../../ui/select-menu.tsx';
import { LimitField, type DraftProps } from './limit-field.tsx';

/** The numbers of months of profit that the form offers. */
const offeredMonths = [6, 12, 18, 24, 36];

/** The choice that takes the others back. */
const any = 'any';

/** Limits of what ads state of the business, in the currency of the price limits. */
export function FigureFields(props: DraftProps) {
  const { draft, change } = props;
  const { t } = useTranslation('ads');
  return (
    <Grid gap="4">
      <LimitField name="minProfit" {...props} />
      <LimitField name="maxRent" {...props} />
      <Box minW="0">
        <SelectMenu
          label={t('filter.profitMonths')}
          placeholder={t('filter.anyProfitMonths')}
          choices={[
            { value: any, label: t('filter.anyProfitMonths') },
            ...monthsFor(draft.maxProfitMonths).map((count) => ({
              value: String(count),
              label: t('chips.profitMonths', { count }),
            })),
          ]}
          value={[draft.maxProfitMonths || any]}
          onChange={([chosen = any]) => change({ maxProfitMonths: chosen === any ? '' : chosen })}
        />
      </Box>
      <CheckboxField
        plain
        label={t('filter.instalments')}
        checked={draft.instalments}
        onChange={(event) => change({ instalments: event.target.checked })}
      />
      <Box as="p" fontSize="sm" color="fg.muted">
        {t('filter.onlyStated')}
      </Box>
    </Grid>
  );
}

/** The offered numbers, and the one of an address. */
function monthsFor(chosen: string): number[] {
  const all = chosen === '' ? offeredMonths : [...offeredMonths, Number(chosen)];
  return [...new Set(all)].sort((one, other) => one - other);
}

interface FoldedFieldsProps {
  label: string;
  /** Something of it is chosen: it begins open. */
  isChosen: boolean;
  children: ReactNode;
}

/** A group of fields that opens on a press. */
export function FoldedFields({ label, isChosen, children }: FoldedFieldsProps) {
  const [isOpen, setOpen] = useState(isChosen);
  return (
    <Folded
      isOpen={isOpen}
      onToggle={setOpen}
      gap="2"
      summaryProps={{
        ...{ display: 'flex', justifyContent: 'space-between' },
        ...{ fontSize: 'sm', fontWeight: 'medium' },
      }}
      summary={
        <>
          {label}
          <Box asChild color="fg.muted">
            <ChevronDown size={18} aria-hidden="true" />
          </Box>
        </>
      }
    >
      {children}
    </Folded>
  );
}
