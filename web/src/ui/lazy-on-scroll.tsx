import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { loadChunk } from '../lib/browser/load-chunk.ts';
import { useOnReconnect } from '../lib/browser/use-online.ts';
import { FailureNotice } from './empty-state.tsx';
import { RetryButton } from './lazy-component.tsx';

interface LazyOnScrollProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  /** Omitted for a part without any. */
  props?: Props;
  /** Shown until the part has loaded, with the same height, so that nothing jumps. Omitted where nothing is below. */
  placeholder?: ReactNode;
  /** A failure shows only a button that retries: for a part that nobody waits for. */
  quiet?: boolean;
  /** A failure shows nothing: for an optional part. It retries when the network is back. */
  isExtra?: boolean;
}

/** About one screen ahead. */
const rootMargin = '800px 0px';

/** A part of a page that is loaded when somebody scrolls near it. */
export function LazyOnScroll<Props extends object>({
  load,
  props,
  placeholder,
  quiet,
  isExtra,
}: LazyOnScrollProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isFailed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const begin = () => {
    setFailed(false);
    loadChunk(load).then(
      (loaded) => setPart(() => loaded),
      () => setFailed(true),
    );
  };
  const come = useEffectEvent(begin);
  useOnReconnect(() => {
    if (isFailed) begin();
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        come();
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const notice = quiet ? (
    <RetryButton onRetry={begin} />
  ) : (
    <FailureNotice isNetwork onRetry={begin} />
  );
  return (
    <div ref={place}>
      {Part ? <Part {...(props as Props)} /> : isFailed && !isExtra ? notice : placeholder}
    </div>
  );
}
