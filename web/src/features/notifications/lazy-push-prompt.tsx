import { loadMoreTextsHere } from '../../i18n/i18n.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** `PushPrompt`, with its texts. Lazy: what a page shows comes first. */
export const LazyPushPrompt = lazyPart(async () => {
  const [{ PushPrompt }] = await Promise.all([
    import('./push-prompt.tsx'),
    loadMoreTextsHere('notifications'),
  ]);
  return PushPrompt;
});
