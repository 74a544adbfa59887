import { cleanLine, firstCharacters } from '@qaysari/contract/shared/clean-text';
import { Grid } from '@chakra-ui/react/grid';
import { limits } from '@qaysari/contract/shared/limits';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BaghdadTime } from '../../../ui/baghdad-time.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToday } from '../conversation/day-groups.ts';
import { proposalProblems, type Proposal, useProblemText } from './proposal-problems.ts';

interface MeetingSheetProps {
  /** The meeting that another time is proposed for. */
  instead?: Proposal | undefined;
  onSend: (proposal: Proposal) => void;
  onClose: () => void;
}

/** Proposes a meeting. Day and hour are those of Iraq, wherever somebody is. */
export function MeetingSheet({ instead, onSend, onClose }: MeetingSheetProps) {
  const { t } = useTranslation('inbox');
  const [proposal, setProposal] = useState<Proposal>({
    day: '',
    hour: '',
    place: instead?.place ?? '',
  });
  const [problems, setProblems] = useState<ReturnType<typeof proposalProblems>>({});
  const problemText = useProblemText();
  const today = useToday();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = proposalProblems(proposal, Date.now());
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    onClose();
    onSend({ ...proposal, place: cleanLine(proposal.place) });
  };
  const field = (name: keyof Proposal) => ({
    required: true,
    value: proposal[name],
    error: problemText(problems[name]),
    onChange: ({ target }: { target: { value: string } }) => {
      const value = firstCharacters(target.value, limits.meetingPlaceLength);
      setProposal({ ...proposal, [name]: value });
      setProblems({ ...problems, [name]: undefined });
    },
  });
  return (
    <Sheet title={instead ? t('meeting.another') : t('meeting.propose')} open onClose={onClose}>
      <Grid asChild gap="5">
        <form onSubmit={submit} noValidate>
          <Grid templateColumns="repeat(auto-fit, minmax(8.5rem, 1fr))" gap="5" columnGap="3">
            <TextField type="date" label={t('meeting.day')} min={today} {...field('day')} />
            <TextField type="time" label={t('meeting.hour')} {...field('hour')} />
            <BaghdadTime gridColumn="1 / -1" mt="-3" />
          </Grid>
          <TextField
            label={t('meeting.place')}
            help={t('meeting.placeHelp')}
            dir="auto"
            autoComplete="off"
            enterKeyHint="send"
            {...field('place')}
          />
          <Button type="submit" size="lg">
            {t('meeting.send')}
          </Button>
        </form>
      </Grid>
    </Sheet>
  );
}
