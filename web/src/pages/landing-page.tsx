import { readLanding } from '@qaysari/contract/listing/landing';
import { useParams } from 'react-router';
import { ListingsPage } from './listings-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** The ads of a category, of a city, or of a category in a city, at an address that search engines know. */
export function LandingPage() {
  const landing = readLanding(useParams()['id'] ?? '');
  return landing ? <ListingsPage landing={landing} /> : <NotFoundPage />;
}
