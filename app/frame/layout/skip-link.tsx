import type { MouseEvent, ReactNode } from 'react';

/** First in a layout that has `<main id="content" tabIndex={-1}>`. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is page navigation, only without a trace in the history.
    <a className="skip-link" href="#content" onClick={skipToContent}>
      {children}
    </a>
  );
}

/** Without the hash in the address, which the back button would otherwise have to undo. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
