import { toLocal } from '#shared/agenda/local-time.ts';
import { daysBetween } from '#shared/kernel/day.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { formatDate } from '../../i18n/format.ts';
import { formatRelativeDay } from '../../i18n/format-relative-day.ts';
import { now } from '../../local/clock.ts';

/** "il y a 3 semaines", and the date itself. */
export function LastVisit({ iso, timeZone }: { iso: string; timeZone: string }) {
  const at = parseInstant(iso);
  if (at === undefined) return null;
  const days = daysBetween(toLocal(now(), timeZone).day, toLocal(at, timeZone).day);
  return (
    <time className="clients-last" dateTime={iso}>
      <span>{formatRelativeDay(days, 'fr')}</span>
      <small className="soft tabular">{formatDate(at, 'fr', timeZone, 'short')}</small>
    </time>
  );
}
