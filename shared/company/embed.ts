import type { SettingsSection } from './section.ts';

/** Where else than at its own address a company's booking pages may be shown, in a frame (D448). */
export interface Embed {
  /** Origins, `https://example.com`, one a line; empty: nowhere, as it was before it could be set. */
  readonly sites: string;
}

export const SITES_MAX = 10;
/** In UTF-16 units, as it is typed. */
export const SITES_LENGTH_MAX = 2000;

export const embedSection: SettingsSection<Embed> = {
  initial: { sites: '' },
  findFaults: (typed) => {
    const sites = sitesOf(typed);
    if (sites.some((site) => readSite(site) === undefined)) return { sites: 'invalid' };
    return sites.length > SITES_MAX ? { sites: 'too_large' } : {};
  },
  tidy: (typed) => ({ sites: sitesOf(typed).join('\n') }),
};

/** In order, each once; what is no address of a site stays as it was typed. */
export function sitesOf({ sites }: Embed): readonly string[] {
  const typed = sites.split(/[\s,;]+/).filter((word) => word !== '');
  return [...new Set(typed.map((word) => readSite(word) ?? word))];
}

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const SITE = new RegExp(
  `^(?:(https?)://)?(localhost|(?:${LABEL}\\.)+${LABEL})(:\\d{1,5})?(?:[/?#].*)?$`,
  'i',
);
/** As browsers do: names of this machine are safe without https. */
const LOCAL = /(?:^|\.)localhost$/;

/** The origin of an address as people paste it, with or without `https://`, with whatever path. Undefined for what is none. */
function readSite(word: string): string | undefined {
  const [, scheme = 'https', host = '', port = ''] = SITE.exec(word) ?? [];
  const name = host.toLowerCase();
  if (name === '' || Number(port.slice(1)) > 65_535) return undefined;
  const isPlain = scheme.toLowerCase() === 'http';
  if (isPlain && !LOCAL.test(name)) return undefined;
  const isUsual = port === (isPlain ? ':80' : ':443');
  return `${isPlain ? 'http' : 'https'}://${name}${isUsual ? '' : port}`;
}
