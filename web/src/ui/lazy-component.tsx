import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../lib/browser/load-chunk.ts';
import { useOnReconnect } from '../lib/browser/use-online.ts';
import { Button } from './button.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/**
 * A component that is loaded when it is first shown. Unlike `lazy` it retries after a failure: when the person presses
 * the button in its place, and automatically when the network is back.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyComponent(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [isFailed, setFailed] = useState(false);
    const begin = () => {
      setFailed(false);
      loadChunk(load).then(
        (component) => {
          loaded = component;
          setPart(() => component);
        },
        () => setFailed(true),
      );
    };
    const come = useEffectEvent(() => {
      if (!Part) begin();
    });
    useEffect(() => come(), []);
    useOnReconnect(() => {
      if (isFailed) begin();
    });
    if (isFailed) return <RetryButton onRetry={begin} />;
    if (!Part) return placeholder;
    return (
      <ErrorBoundary fallback={(retry) => <RetryButton onRetry={retry} />}>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}

/** A button that retries, small enough to replace any component. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('failure');
  const label = t('part');
  return (
    <Button variant="outline" size="icon" aria-label={label} title={label} onClick={onRetry}>
      <RotateCw size={18} aria-hidden="true" />
    </Button>
  );
}
