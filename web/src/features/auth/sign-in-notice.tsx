import { signInProblems } from '@qaysari/contract/auth-endpoints';
import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { notices } from '../../entities/person/came-from.ts';

/** Beside those of the API: an external sign-in that the site finds wrong, and a session that is over. */
const problems = [...signInProblems, 'invalid', 'ended'] as const;

/** Nothing went wrong with these. */
const calm: readonly string[] = ['cancelled', 'ended'] satisfies (typeof problems)[number][];

function oneOf<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((known) => known === value);
}

/** Says why somebody was led to the sign-in page: `?problem=` of an external sign-in, `?notice=` of a step before. */
export function SignInNotice() {
  const { t } = useTranslation(['auth', 'messages']);
  const [search] = useSearchParams();
  const problem = oneOf(problems, search.get('problem'));
  const notice = oneOf(notices, search.get('notice'));
  if (problem === undefined && notice === undefined) return null;
  return (
    <Box mb="6">
      {problem === undefined ? (
        <Alert kind="warning">{notice && t(`messages:${notice}`)}</Alert>
      ) : (
        <Alert kind={calm.includes(problem) ? 'info' : 'error'}>{t(`problem.${problem}`)}</Alert>
      )}
    </Box>
  );
}
