import { StillForSale } from '../features/my-listings/question/still-for-sale.tsx';

export function StillForSalePage() {
  return <StillForSale />;
}
