import { type ReactNode, useEffect, useRef, useState } from 'react';

type SeenProps = {
  className?: string | undefined;
  /** How far outside the window counts as seen, as a CSS length; 100% is one window. */
  ahead?: string | undefined;
  children: ReactNode;
};

/**
 * `<Seen className ahead="0px">` What stands below weighs nothing until its place is seen; CSS keeps the place its
 * height. Not a moment before, unless told: while a screen arrives, the footer is just under the fold.
 */
export function Seen({ className, ahead = '0px', children }: SeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
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
      {isSeen && children}
    </div>
  );
}
