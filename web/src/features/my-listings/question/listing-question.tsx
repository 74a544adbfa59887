import { Box } from '@chakra-ui/react/box';
import type { Availability, OwnListing } from '@qaysari/contract/listing/types';
import { setAvailability } from '@qaysari/contract/listing/own-calls';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.ts';
import { submitToApi } from '../../../lib/api/api-client.ts';
import { Heading } from '../../../ui/page.tsx';
import { useOwnChange } from '../use-own-change.ts';
import { AnswerButtons } from './answer-buttons.tsx';

/** Asks on the page of one's own ad whether it is still for sale. Answered, the question is gone. */
export function ListingQuestion({ listing }: { listing: OwnListing }) {
  const { t } = useTranslation('own');
  const language = useLanguage();
  const { _id: id, title, unconfirmedSince } = listing;
  const { mutate, isPending, variables } = useOwnChange({
    id,
    send: (availability: Availability) =>
      submitToApi(setAvailability, { language, params: { id }, body: { availability } }),
    failed: t('question.failed'),
    done: (answer) => t(`question.done.${answer}`),
  });
  return (
    <Box bg="bg.accentSubtle" borderRadius="md" p="4">
      <Heading as="h2">{t('question.title')}</Heading>
      <Box as="p" mt="1" mb="3" fontSize="sm">
        {t(unconfirmedSince === undefined ? 'question.leadOne' : 'question.unconfirmed')}
      </Box>
      <AnswerButtons
        title={title}
        answered={undefined}
        sending={isPending ? variables : undefined}
        onAnswer={(availability) => {
          if (!isPending) mutate(availability);
        }}
      />
    </Box>
  );
}
