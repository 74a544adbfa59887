import { Grid } from '@chakra-ui/react/grid';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToday } from '../conversation/day-groups.ts';
import { dayProblem, type Problem, useProblemText } from './proposal-problems.ts';

interface DaySheetProps {
  onSend: (day: string) => void;
  onClose: () => void;
}

/** Asks for the day of a phrase. */
export function DaySheet({ onSend, onClose }: DaySheetProps) {
  const { t } = useTranslation('inbox');
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const problemText = useProblemText();
  const today = useToday();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = dayProblem(day, Date.now());
    setProblem(found);
    if (found !== undefined) return;
    onClose();
    onSend(day);
  };
  return (
    <Sheet title={t('quick.canSee')} open onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <TextField
          type="date"
          label={t('quick.day')}
          required
          min={today}
          value={day}
          error={problemText(problem)}
          onChange={({ target }) => {
            setDay(target.value);
            setProblem(undefined);
          }}
        />
        <Grid mt="4">
          <Button type="submit" size="lg">
            {t('quick.sendDay')}
          </Button>
        </Grid>
      </form>
    </Sheet>
  );
}
