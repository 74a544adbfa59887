import type { FlexProps } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { SafetyNote } from '../../ui/safety-note.tsx';

/** What a buyer should know before paying. */
export function SafetyHint(props: FlexProps) {
  const { t } = useTranslation('ad');
  return <SafetyNote {...props} title={t('safety.title')} body={t('safety.body')} />;
}
