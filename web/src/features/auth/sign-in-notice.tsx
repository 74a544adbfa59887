import { Box } from '@chakra-ui/react/box';
import { signInProblems } from '@qaysari/contract/account/types';
import { useTranslation } from 'react-i18next';
import { notices } from '../../entities/person/sign-in-link.ts';
import { usePageQuery } from '../../lib/routes/page-query.ts';
import { Alert } from '../../ui/alert.tsx';
import { MailSent } from './mail-sent.tsx';

/** Those of the API, and two of the site: an invalid external sign-in, and a session that has ended. */
const problems = [...signInProblems, 'invalid', 'ended'] as const;

/** Reasons that are shown as information, not as errors. */
const nonErrorReasons: readonly string[] = [
  'cancelled',
  'ended',
] satisfies (typeof problems)[number][];

function oneOf<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((known) => known === value);
}

/** Shows why somebody was led here: `?problem=` of an external sign-in or `?notice=` of a previous step. */
export function SignInNotice() {
  const { t } = useTranslation(['auth', 'messages']);
  const query = usePageQuery('signIn');
  const problem = oneOf(problems, query.get('problem'));
  const notice = oneOf(notices, query.get('notice'));
  if (problem !== undefined) {
    return (
      <Box mb="6">
        <Alert kind={nonErrorReasons.includes(problem) ? 'info' : 'error'}>
          {t(`problem.${problem}`)}
        </Alert>
      </Box>
    );
  }
  if (notice === undefined) return null;
  if (notice === 'becameInvestor') {
    return (
      <Box mb="6">
        <Alert kind="success">{t('messages:becameInvestor')}</Alert>
      </Box>
    );
  }
  return <MailSent text={t(`messages:${notice}`)} />;
}
