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

interface LoadWhenNearProps {
  load: () => Promise<ComponentType>;
  /** Shown until the part has loaded: of the same height, so that nothing jumps. */
  placeholder: ReactNode;
  /** A failure is a button that tries again, and no notice: for what nobody waits for. */
  quiet?: boolean;
}

/** About one screen ahead. */
const rootMargin = '800px 0px';

/** A part of a page that is loaded when somebody scrolls near it. */
export function LoadWhenNear({ load, placeholder, quiet = false }: LoadWhenNearProps) {
  const [Part, setPart] = useState<ComponentType>();
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
  const failure = quiet ? (
    <PartFailure onRetry={begin} />
  ) : (
    <FailureNotice isNetwork onRetry={begin} />
  );
  return <div ref={place}>{Part ? <Part /> : isFailed ? failure : placeholder}</div>;
}
