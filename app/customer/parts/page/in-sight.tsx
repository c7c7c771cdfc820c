import { type ReactNode, useEffect, useRef } from 'react';
import { scrollToSight } from './scroll-to-sight.ts';

type InSightProps = {
  /** A new thing to say; each one is brought into sight once. */
  when: unknown;
  className?: string | undefined;
  children: ReactNode;
};

/** `<InSight when>` A message that appears away from the button that caused it comes to where the eyes are. */
export function InSight({ when, className, children }: InSightProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (when && place.current) scrollToSight(place.current);
  }, [when]);
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
}
