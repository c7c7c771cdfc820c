import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { MetaStop } from '#shared/delivery/delivery-meta.ts';
import { formatTime } from '../../i18n/format.ts';
import { now } from '../../local/clock.ts';
import { RouteSketch } from '../../planner/parts/route-sketch.tsx';
import { CallLink } from './call-link.tsx';
import { at } from './timed-rows.ts';

type OverviewTodayProps = {
  /** By start. */
  rows: readonly BookingRowView[];
  timeZone: string;
  onOpen: (row: BookingRowView) => void;
};

/** The visits of today in their order, with a small map of the same numbers. */
export function OverviewToday({ rows, timeZone, onOpen }: OverviewTodayProps) {
  const { t } = useTranslation('admin');
  const stops = useZipStops(rows);
  const next = rows.find(({ endISO }) => at(endISO) > now())?.id;
  const list = useRef<HTMLOListElement>(null);
  // A long day is scrolled to where the crew is.
  useEffect(() => {
    const line = next !== undefined && list.current?.querySelector<HTMLElement>('[data-next]');
    if (line && list.current) list.current.scrollTop = line.offsetTop - list.current.offsetTop;
  }, [next]);
  const hasPlace = stops.some(({ latitude }) => latitude !== undefined);
  return (
    <section className="cal-tile cal-tile-today" aria-labelledby="cal-today">
      <h2 id="cal-today">{t('overview.today')}</h2>
      {rows.length === 0 && <p className="cal-soft">{t('overview.none')}</p>}
      <div className="cal-today">
        {rows.length > 0 && (
          <ol ref={list} className="cal-today-list" aria-label={t('overview.list')}>
            {rows.map((row) => (
              <li
                key={row.id}
                data-next={row.id === next || undefined}
                data-past={at(row.endISO) <= now() || undefined}
              >
                <button type="button" className="cal-today-visit" onClick={() => onOpen(row)}>
                  <b>{formatTime(at(row.startISO), 'fr', timeZone)}</b>
                  <span>
                    <strong>{row.customerName}</strong>
                    <span>
                      {row.id === next && <em>{t('overview.next')} · </em>}
                      {row.serviceCity}
                    </span>
                  </span>
                </button>
                <CallLink row={row} />
              </li>
            ))}
          </ol>
        )}
        {hasPlace && (
          <figure className="cal-map">
            <RouteSketch stops={stops} geometry={null} estimated={false} label={t('overview.map')} />
            <figcaption>{t('overview.approximate')}</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}

/** Where the ZIP codes of the visits are, each at the number of its visit; the table of them comes later (some 40 kB). */
function useZipStops(rows: readonly BookingRowView[]): readonly MetaStop[] {
  const zips = rows.map(({ servicePostalCode }) => servicePostalCode.slice(0, 5)).join(' ');
  const [stops, setStops] = useState<readonly MetaStop[]>([]);
  useEffect(() => {
    if (zips === '') return setStops([]);
    let isHere = true;
    void import('#shared/delivery/gazetteer.ts')
      .then(({ readGazetteer }) => {
        const areas = readGazetteer().zips;
        const found = zips.split(' ').map((zip): MetaStop => {
          const area = areas.get(zip);
          return { type: 'pickup', ...(area && { latitude: area.latitude, longitude: area.longitude }) };
        });
        if (isHere) setStops(found);
      })
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [zips]);
  return stops;
}
