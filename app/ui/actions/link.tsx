import { type ComponentProps, type ComponentType, createContext, use } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  replace?: boolean;
  state?: unknown;
};

/** Without a router a link is a link: it loads the page. */
function PlainLink({ to, replace: _replace, state: _state, ...rest }: LinkProps) {
  return <a {...rest} href={to} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** `<LinkProvider value={Link}>` Once around the app: tells the parts how this app moves between screens. */
export const LinkProvider = LinkContext;

/** `<PartLink to …a>` The link inside parts. Screens use the router's own. */
export function PartLink(props: LinkProps) {
  const Link = use(LinkContext);
  return <Link {...props} />;
}
