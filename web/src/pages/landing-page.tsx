import { readLanding } from '@qaysari/contract/landing';
import { useParams } from 'react-router';
import { loadMoreTextsHere } from '../i18n/i18n.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Skeleton } from '../ui/surfaces.tsx';
import { ListingsPage } from './listings-page.tsx';

/** Lazy: hardly any address names nothing. */
const NotFound = lazyPart(
  async () => {
    const [{ NotFoundPage }] = await Promise.all([
      import('./not-found-page.tsx'),
      loadMoreTextsHere('pages'),
    ]);
    return NotFoundPage;
  },
  <Skeleton height="64" aria-busy="true" />,
);

/** The ads of a category, of a city, or of a category in a city, at an address that search engines know. */
export function LandingPage() {
  const landing = readLanding(useParams()['id'] ?? '');
  return landing ? <ListingsPage landing={landing} /> : <NotFound />;
}
