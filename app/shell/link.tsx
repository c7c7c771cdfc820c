import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { LinkProps } from '../ui/link.tsx';

/**
 * The way from screen to screen, on the router's own hooks. The router's `<Link>` does the same and brings 3 kB of
 * prefetching for a framework that is not here.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(rest.target !== undefined && { target: rest.target }),
  });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isSecondTap(event, href)) event.preventDefault();
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} onClick={click} />;
}

/**
 * The second tap of two, while the first one's screen is still on its way: the address is already there, the router's
 * own location not yet, and it would put the screen into the history twice.
 */
function isSecondTap(event: MouseEvent, href: string): boolean {
  const { pathname, search, hash } = window.location;
  return event.detail > 1 && href === pathname + search + hash;
}
