import type { ReactNode } from 'react';
import { withLanguage } from '#shared/kernel/with-language.ts';
import { useLocale } from '../../i18n/use-locale.ts';

/** `<OwnTab to="/terms">` A link to a page of ours in a tab of its own, in the language on screen. */
export function OwnTab({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={withLanguage(to, useLocale())} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
