import type { ReactNode } from 'react';

/** One heading and its samples. */
export function SampleSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack" style={{ gap: 'var(--space-5)' }}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
