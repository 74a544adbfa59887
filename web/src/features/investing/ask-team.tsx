import { investorQuestionSchema } from '@qaysari/contract/investor/schema';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { askAboutInvesting } from '@qaysari/contract/investor/calls';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast, useToastsAhead } from '../../lib/browser/toast.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';

const alreadyAsked = 409;

/** A question to staff before becoming an investor. `person`: who asks, as the draft is theirs. */
export function AskTeam({ person }: { person: string }) {
  const { t } = useTranslation('investing');
  useToastsAhead();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MessageCircleQuestion size={18} aria-hidden="true" />
        {t('ask.button')}
      </Button>
      <Sheet title={t('ask.title')} open={isOpen} onClose={close}>
        <Question
          person={person}
          onSent={(message) => {
            close();
            showToast('success', message);
          }}
        />
      </Sheet>
    </>
  );
}

interface QuestionProps {
  person: string;
  /** Called with the message of the server. */
  onSent: (message: string) => void;
}

function Question({ person, onSent }: QuestionProps) {
  const { t } = useTranslation('investing');
  const form = useApiForm({
    endpoint: askAboutInvesting,
    body: investorQuestionSchema,
    initialValues: { message: '' },
    draft: { name: `ask-investing-${person}`, fields: ['message'] },
    fallback: t('ask.failed'),
    onSuccess: ({ message }) => {
      // The dialog closes slowly enough to be pressed again.
      form.reset();
      onSent(message);
    },
  });
  const { problem } = form;
  return (
    <form {...form.formProps}>
      <Box as="p" fontSize="sm" color="fg.muted" mb="4">
        {t('ask.lead')}
      </Box>
      <TextAreaField label={t('ask.message')} required {...form.field('message')} />
      <FailureAlert
        failure={problem}
        // A repeated question is no error.
        kind={problem?.status === alreadyAsked ? 'info' : 'error'}
        my="3"
      />
      <Grid mt="4">
        <SubmitButton isWorking={form.isSending} workingText={t('ask.working')}>
          {t('ask.submit')}
        </SubmitButton>
      </Grid>
    </form>
  );
}
