import { type ReactNode, useEffect, useRef } from 'react';

/** What answers a press that may be far below or above it, brought before the eyes where it appears. */
export function IntoView({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'center' });
  }, []);
  return <div ref={element}>{children}</div>;
}
