/** A dot between letters makes a domain, whatever dot it is; `://` makes an address, `@` a mailbox. */
const LINKING = /([.\u2024\u3002\uff0e\uff61])(?=[\p{L}\p{M}])|(:)(?=\/)|(@)(?=\S)/gu;

/**
 * What a person typed, as no mail program takes for a link: they make links by themselves of what looks like one, and
 * a stranger may write "visit evil.com" where a name is asked for. A space is seen, and "J.R. Ruiz" reads well with it.
 */
export function unlinked(text: string): string {
  return text.replace(LINKING, '$& ');
}
