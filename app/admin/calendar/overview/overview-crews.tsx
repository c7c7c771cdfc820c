import { useTranslation } from 'react-i18next';
import { edgeInstant } from '#shared/agenda/local-day.ts';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import type { CrewOfBooking } from '#shared/api/admin/crews.ts';
import { dayLoads } from '#shared/booking/occupancy.ts';
import type { Day } from '#shared/kernel/day.ts';
import { CrewMark } from '../../parts/crew/crew-mark.tsx';
import { ofCrew } from '../../parts/crew/of-crew.ts';
import { DayLine } from '../../parts/day/day-line.tsx';
import { useNow } from '../../parts/day/use-now.ts';
import { statusTone } from '../../parts/status-mark.tsx';
import type { CalendarRange } from '../../parts/use-calendar-range.ts';
import { LoadSentence } from '../grid/load-bar.tsx';
import { shownHours } from '../grid/shown-hours.ts';
import { dayOf, hoursOf, measured, shutBy, stretchOf } from '../grid/timed-rows.ts';
import styles from './overview.module.css';

type OverviewCrewsProps = {
  crews: readonly CrewOfBooking[];
  range: CalendarRange;
  today: Day;
  agenda: AgendaView | undefined;
  timeZone: string;
};

/** Today as a picture: a line for each crew with its visits and blocks, and how full it is. */
export function OverviewCrews({ crews, range, today, agenda, timeZone }: OverviewCrewsProps) {
  const { t } = useTranslation('admin');
  const now = useNow();
  const bookings = range.bookings.filter(
    ({ status, startISO }) => status !== 'CANCELLED' && dayOf(startISO, timeZone) === today,
  );
  const hours = shownHours(bookings, timeZone);
  const [from, until] = [hours.startMin, hours.endMin].map((min) => edgeInstant(today, min, timeZone));
  if (from === undefined || until === undefined) return null;
  return (
    <section className={`${styles.tile} ${styles.tileCrews}`} aria-labelledby="cal-crews">
      <h2 id="cal-crews">{t('overview.crews.title')}</h2>
      <ul className={styles.crews}>
        {crews.map((crew) => {
          const own = ofCrew({ ...range, bookings }, crew.id);
          const [load] = dayLoads([today], {
            bookings: own.bookings.map(measured),
            blocks: own.blocks.map(shutBy),
            crewIds: [crew.id],
            hoursOf: hoursOf(agenda),
            timeZone,
          });
          return (
            <li key={crew.id}>
              <strong>
                <CrewMark crew={crew} />
              </strong>
              {load && <LoadSentence load={load} />}
              <DayLine
                label={t('overview.crews.line', { name: crew.name })}
                pieces={[
                  ...own.blocks.map((block) => ({
                    ...stretchOf(block),
                    key: block.id,
                    tone: 'block' as const,
                  })),
                  ...own.bookings.map((row) => ({
                    ...stretchOf(row),
                    key: row.id,
                    tone: statusTone(row.status),
                  })),
                ]}
                {...{ from, until, now, timeZone }}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
