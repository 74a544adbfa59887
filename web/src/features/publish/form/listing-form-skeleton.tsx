import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../../ui/surfaces.tsx';

/** Placeholder about as high as the form: after a reload the browser finds the place where one was. */
export function ListingFormSkeleton() {
  const { t } = useTranslation('common');
  return <FormSkeleton label={t('loading')} minH={{ base: '1700px', md: '1200px' }} />;
}
