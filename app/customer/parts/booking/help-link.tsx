import type { ReactNode } from 'react';
import { useCatalogue } from '../page/use-catalogue.ts';

type HelpLinkProps = { subject: string; className?: string | undefined; children: ReactNode };

/** A mail to the company's own address (`settings.helpEmail`); nothing at all while it has named none. */
export function HelpLink({ subject, className, children }: HelpLinkProps) {
  const helpEmail = useCatalogue().catalogue?.helpEmail;
  if (!helpEmail) return null;
  return (
    <a className={className} href={`mailto:${helpEmail}?subject=${encodeURIComponent(subject)}`}>
      {children}
    </a>
  );
}
