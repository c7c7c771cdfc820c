import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * `<Seen className>` What stands below weighs nothing until its place is seen; CSS keeps the place its height. Not a
 * moment before: while a screen arrives, the footer is just under the fold.
 */
export function Seen({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return (
    <div ref={place} className={className}>
      {isSeen && children}
    </div>
  );
}
