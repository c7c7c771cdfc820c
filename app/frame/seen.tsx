import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsServed } from './served-page.ts';

type SeenProps = {
  className?: string | undefined;
  /** How far outside the window counts as seen, as a CSS length; 100% is one window. */
  ahead?: string | undefined;
  /** Known to be in sight. */
  atOnce?: boolean | undefined;
  /** Pictures: there too for who has no script, and then never seen. */
  withoutScript?: boolean | undefined;
  children: ReactNode;
};

/**
 * `<Seen className ahead="0px" atOnce withoutScript>` What stands below weighs nothing until its place is seen; CSS keeps the place its
 * height. Not a moment before, unless told: while a screen arrives, the footer is just under the fold.
 */
export function Seen({
  className,
  ahead = '0px',
  atOnce = false,
  withoutScript = false,
  children,
}: SeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const isServed = useIsServed();
  const [isSeen, setSeen] = useState(atOnce);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const look: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    };
    const observer = new IntersectionObserver(look, { rootMargin: ahead });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen, ahead]);
  return (
    <div ref={place} className={className}>
      {isSeen ? children : isServed && withoutScript && <noscript>{children}</noscript>}
    </div>
  );
}
