import { Unsubscribe } from '../features/notifications/unsubscribe.tsx';

export function UnsubscribePage() {
  return <Unsubscribe />;
}
