import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { CrewMark } from '../parts/crew/crew-mark.tsx';
import { useActiveCrews } from '../parts/crew/use-active-crews.ts';
import { milesWords } from '../parts/day/drive-words.ts';
import styles from './entry-day.module.css';

type NearestPartProps = {
  /** Of who calls, as typed. */
  postalCode: string;
  /** Of the day that is meant. */
  rows: readonly BookingRowView[];
  /** When a crew is free first, as the clock has it; undefined: not on this day. */
  freeAt: (crewId: Id) => string | undefined;
  onPick: (crewId: Id, start: string) => void;
};

/** For who asks on the phone when somebody could be there: the crews by how far they are that day, and when each is free. */
export function NearestPart({ postalCode, rows, freeAt, onPick }: NearestPartProps) {
  const { t } = useTranslation('admin');
  const crews = useActiveCrews();
  const zip = /^\d{5}/.exec(postalCode.trim())?.[0];
  const key = [
    zip,
    ...crews.map(({ id, version }) => `${id} ${version}`),
    ...rows.map(({ id, version }) => `${id} ${version}`),
  ].join();
  const near = useLoaded(zip === undefined || crews.length < 2 ? undefined : key, async () => {
    const { nearestCrews } = await import('./nearest-crews.ts');
    return nearestCrews(zip ?? '', crews, rows);
  });
  if (near === undefined || near.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="entry-nearest">
      <h3 id="entry-nearest" className={styles.day}>
        {t('new-booking.nearest.title')}
      </h3>
      <ol className={styles.near}>
        {near.map(({ crew, miles, town }) => {
          const start = freeAt(crew.id);
          return (
            <li key={crew.id}>
              <strong>
                <CrewMark crew={crew} />
              </strong>
              <span className={styles.small}>
                {miles === undefined && t('new-booking.nearest.unknown')}
                {miles !== undefined &&
                  (town === undefined
                    ? t('new-booking.nearest.base', { miles: milesWords(miles, t) })
                    : t('new-booking.nearest.visit', { miles: milesWords(miles, t), town }))}
              </span>
              {start === undefined ? (
                <span className={styles.small}>{t('new-booking.nearest.full')}</span>
              ) : (
                <Button
                  variant="secondary"
                  aria-label={t('new-booking.nearest.pickNamed', { name: crew.name, start: shown(start) })}
                  onClick={() => onPick(crew.id, start)}
                >
                  {t('new-booking.nearest.pick', { start: shown(start) })}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      <p className={styles.small}>{t('new-booking.nearest.estimate')}</p>
    </section>
  );
}

function shown(start: string): string {
  return start.replace(/^0/, '');
}
