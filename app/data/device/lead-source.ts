import { LEAD_DETAIL_MAX, LEAD_SOURCE_MAX, type LeadSource } from '#shared/booking/lead-source.ts';
import { readMirror, writeMirror } from './mirror.ts';

/**
 * Keeps how this device came here first, to be told with a booking (D120). Called before the router, which
 * takes tags and links out of the address. The first visit that tells something counts; later ones change nothing.
 */
export function noteLeadSource(): void {
  if (readMirror('lead_source') !== undefined || location.pathname.startsWith('/admin')) return;
  const lead = leadSourceOf(location.href, document.referrer);
  if (lead) writeMirror('lead_source', JSON.stringify(lead));
}

export function readLeadSource(): LeadSource | undefined {
  try {
    const kept = JSON.parse(readMirror('lead_source') ?? 'null') as Partial<Record<string, unknown>> | null; // checked below
    if (typeof kept?.source !== 'string') return undefined;
    return { source: kept.source, ...(typeof kept.detail === 'string' && { detail: kept.detail }) };
  } catch {
    return undefined;
  }
}

/** Marks that advertisers' clicks bring where no campaign is named. */
const CLICKS: readonly (readonly [param: string, source: string])[] = [
  ['gclid', 'google'],
  ['msclkid', 'bing'],
  ['fbclid', 'facebook'],
];

/**
 * From the address that a first visit was opened with and the page before it: campaign tags first, then a click of an
 * advertisement, then the other site's host without `www.`. Undefined for a typed address, a move inside this site and a
 * link from our own mails (`sig`), which tell nothing of how the customer found us.
 */
export function leadSourceOf(url: string, referrer: string): LeadSource | undefined {
  const here = parse(url);
  if (!here || here.searchParams.has('sig')) return undefined;
  const tag = (name: string) => plain(here.searchParams.get(name) ?? '', LEAD_DETAIL_MAX);
  const source = plain(tag('utm_source'), LEAD_SOURCE_MAX);
  if (source !== '') {
    const said = ['utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
      .map(tag)
      .filter(Boolean)
      .join(' / ');
    return { source, ...(said !== '' && { detail: plain(said, LEAD_DETAIL_MAX) }) };
  }
  const click = CLICKS.find(([param]) => here.searchParams.has(param));
  if (click) return { source: click[1], detail: click[0] };
  const from = parse(referrer);
  if (!from || !/^https?:$/.test(from.protocol) || from.host === here.host) return undefined;
  return { source: plain(from.hostname.replace(/^www\./, ''), LEAD_SOURCE_MAX) };
}

function parse(url: string): URL | undefined {
  return URL.canParse(url) ? new URL(url) : undefined;
}

/** One line: it stands in lists, mails to staff and spreadsheets. */
function plain(text: string, lengthMax: number): string {
  return [...text.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, lengthMax).join('').trim();
}
