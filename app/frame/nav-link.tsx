import { useLocation } from 'react-router-dom';
import type { LinkProps } from '../ui/actions/link.tsx';
import { Link } from './link.tsx';

/** A link that says so (`aria-current`) while its screen, or one below it, is open. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const open = pathname === props.to || pathname.startsWith(`${props.to}/`);
  return <Link {...props} aria-current={open ? 'page' : undefined} />;
}
