import { domainToASCII } from 'node:url';

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Of a whole name (RFC 1035). */
const LENGTH_MAX = 253;

/** What a Host header names, without its port; undefined for what can be no name. It chooses a company and nothing else. */
export function hostNameOf(header: string): string | undefined {
  const host = header
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return isHostName(host) ? host : undefined;
}

/** As the operator typed it: other alphabets become what browsers send for them. */
export function typedHostName(typed: string): string | undefined {
  return hostNameOf(domainToASCII(typed.trim()));
}

/**
 * Letters, digits and hyphens between dots: nothing that a page, a mail or a log would have to escape.
 */
function isHostName(host: string): boolean {
  return host.length <= LENGTH_MAX && host.split('.').every((label) => LABEL.test(label));
}
