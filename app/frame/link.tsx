import type { MouseEvent } from 'react';
// biome-ignore lint/style/noRestrictedImports: this is the one place that may.
import { Link as RouterLink, useHref } from 'react-router-dom';
import type { LinkProps } from '../ui/actions/link.tsx';

/** The router's link, which takes a double tap for one. */
export function Link({ onClick, ...link }: LinkProps) {
  const href = useHref(link.to);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isSecondTap(event, href)) event.preventDefault();
  };
  return <RouterLink {...link} onClick={click} />;
}

/**
 * The second tap of two, while the first one's screen is still on its way: the address is already there, the router's
 * own location not yet, and it would put the screen into the history twice.
 */
function isSecondTap(event: MouseEvent, href: string): boolean {
  const { pathname, search, hash } = window.location;
  return event.detail > 1 && href === pathname + search + hash;
}
