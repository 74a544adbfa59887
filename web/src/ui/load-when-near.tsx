import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { loadPart } from '../lib/browser/load-part.ts';
import { useOnReconnect } from '../lib/browser/use-online.ts';
import { FailureNotice } from './empty-state.tsx';
import { PartFailure } from './lazy-part.tsx';

interface LoadWhenNearProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Shown until the part has loaded: of the same height, so that nothing jumps. */
  placeholder: ReactNode;
  /**
   * What stands in its place after a failure. Omitted: a notice. A button that tries again is for what nobody waits
   * for, nothing for a mere extra. It comes by itself when the network is back.
   */
  failure?: 'button' | 'nothing';
}

/** About one screen ahead. */
const rootMargin = '800px 0px';

/** A part of a page that is loaded when somebody scrolls near it. */
export function LoadWhenNear<Props extends object>({
  load,
  props,
  placeholder,
  failure,
}: LoadWhenNearProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isFailed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const begin = () => {
    setFailed(false);
    loadPart(load).then(
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
  return (
    <div ref={place}>
      {Part ? (
        <Part {...props} />
      ) : !isFailed ? (
        placeholder
      ) : failure === undefined ? (
        <FailureNotice isNetwork onRetry={begin} />
      ) : (
        failure === 'button' && <PartFailure onRetry={begin} />
      )}
    </div>
  );
}
