import { FormSkeleton } from '../../ui/surfaces.tsx';

/** As high as the form to register with a first listing, so that nothing jumps when it comes. */
export function RegisterFormSkeleton() {
  return <FormSkeleton minH={{ base: '1700px', md: '1430px' }} py="6" />;
}
