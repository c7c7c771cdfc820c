import { useEffect, useRef, useState } from 'react';

/** Long enough to see that it moved, short enough never to be waited for. */
const COUNT_MS = 220;

/**
 * The number on its way from its last value to `target`; `target` itself at rest, on the first render, and at once
 * for people who asked for less motion.
 */
export function useCounted(target: number): number {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    const start = from.current;
    from.current = target;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (start === target || still) return setShown(target);
    const startedAt = performance.now();
    let frame = 0;
    const step = (at: number) => {
      const done = Math.min(1, Math.max(0, at - startedAt) / COUNT_MS);
      from.current = start + (target - start) * (1 - (1 - done) ** 3);
      setShown(done < 1 ? from.current : target);
      if (done < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
