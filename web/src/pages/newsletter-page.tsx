import { ConfirmNews } from '../features/newsletter/confirm-news.tsx';

export function NewsletterPage() {
  return <ConfirmNews />;
}
