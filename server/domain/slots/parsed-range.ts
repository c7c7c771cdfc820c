import { startOfDay } from '#shared/agenda/local-day.ts';
import { parseDay } from '#shared/kernel/day.ts';
import { type Instant, instantFromMs, parseInstant } from '#shared/kernel/instant.ts';
import { AppError } from '../../errors/app-error.ts';

/** PostgreSQL reads no year of five digits, and an offset can lead there. */
const EARLIEST = instantFromMs(Date.UTC(1970));
const LATEST = instantFromMs(Date.UTC(9000));

export interface InstantRange {
  readonly from: Instant;
  readonly to: Instant;
}

/**
 * A half-open range whose edges are instants, or days of the company's zone, which begin at midnight (D151);
 * without an edge it has no end on that side. Throws request.invalid with `fields`.
 */
export function parsedRange(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  timeZone: string,
): InstantRange {
  const range = {
    from: from === undefined ? EARLIEST : parseEdge('from', from, timeZone),
    to: to === undefined ? LATEST : parseEdge('to', to, timeZone),
  };
  if (range.to < range.from) throw new AppError('request.invalid', { fields: { to: 'invalid' } });
  return range;
}

function parseEdge(field: 'from' | 'to', text: string, timeZone: string): Instant {
  const day = parseDay(text);
  const at = day === undefined ? parseInstant(text) : startOfDay(day, timeZone);
  if (at === undefined) throw new AppError('request.invalid', { fields: { [field]: 'invalid' } });
  return instantFromMs(Math.min(Math.max(at, EARLIEST), LATEST));
}
