import type { DetachedWindowAPI } from 'happy-dom';
import { onTestFinished } from 'vitest';

/** Makes the screen as narrow as a phone until the test ends. */
export function phoneScreen(): void {
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  const { innerWidth, innerHeight } = window;
  happyDOM.setViewport({ width: 360, height: 740 });
  onTestFinished(() => happyDOM.setViewport({ width: innerWidth, height: innerHeight }));
}
