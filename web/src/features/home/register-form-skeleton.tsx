import { FormSkeleton } from '../../ui/surfaces.tsx';

/** Placeholder as high as the form, so that nothing jumps when that loads. */
export function RegisterFormSkeleton() {
  return <FormSkeleton minH={{ base: '1700px', md: '1430px' }} py="6" />;
}
