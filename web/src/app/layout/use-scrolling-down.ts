import { useEffect, useState } from 'react';

/** A finger that rests moves the page by less. */
const jitterPx = 8;

/** Whether the page was last scrolled down; false at its top. */
export function useScrollingDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const follow = () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < jitterPx && scrollY > jitterPx) return;
      last = scrollY;
      setDown(moved > 0 && scrollY > jitterPx);
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return isDown;
}
