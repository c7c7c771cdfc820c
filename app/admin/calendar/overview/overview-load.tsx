import { useTranslation } from 'react-i18next';
import { type DayLoad, loadShare, totalLoad } from '#shared/booking/occupancy.ts';
import { type Day, weekdayOf } from '#shared/kernel/day.ts';
import { staffFormat } from '../../parts/words/staff-format.ts';
import loadBar from '../grid/load-bar.module.css';
import styles from './overview.module.css';

type OverviewLoadProps = { loads: readonly DayLoad[]; today: Day };

/** How full today and the week are: booked of open minutes, a column a day. */
export function OverviewLoad({ loads, today }: OverviewLoadProps) {
  const { t } = useTranslation('admin');
  const ofToday = loads.find(({ day }) => day === today);
  const week = totalLoad(loads);
  return (
    <section className={styles.tile} aria-labelledby="cal-load">
      <h2 id="cal-load">{t('overview.load.title')}</h2>
      <div className={styles.sum}>
        <dl className={styles.figures}>
          {ofToday && <Figure label={t('overview.load.today')} load={ofToday} />}
          <Figure label={t('overview.load.week')} load={week} />
        </dl>
        <div className={styles.columns} aria-hidden="true">
          {loads.map((load) => (
            <LoadColumn key={load.day} load={load} isToday={load.day === today} />
          ))}
        </div>
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{t('overview.load.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('overview.load.day')}</th>
              <th scope="col">{t('overview.load.booked')}</th>
              <th scope="col">{t('overview.load.open')}</th>
            </tr>
          </thead>
          <tbody>
            {loads.map(({ day, bookedMin, openMin }) => (
              <tr key={day}>
                <th scope="row">{staffFormat.day(day)}</th>
                <td>{staffFormat.duration(bookedMin)}</td>
                <td>{openMin ? staffFormat.duration(openMin) : t(withoutShare({ openMin }))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Figure({ label, load }: { label: string; load: Pick<DayLoad, 'bookedMin' | 'openMin'> }) {
  const { t } = useTranslation('admin');
  const share = loadShare(load);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>
          {share === undefined
            ? t(withoutShare(load))
            : t('overview.load.share', { share: Math.round(share * 100) })}
        </b>
        {load.openMin !== undefined && share !== undefined && (
          <span>
            {t('overview.load.of', {
              booked: staffFormat.duration(load.bookedMin),
              open: staffFormat.duration(load.openMin),
            })}
          </span>
        )}
      </dd>
    </div>
  );
}

/** Hours that are not known are not called closed. */
function withoutShare({ openMin }: Pick<DayLoad, 'openMin'>) {
  return openMin === undefined ? 'overview.load.unknown' : 'overview.load.none';
}

function LoadColumn({ load, isToday }: { load: DayLoad; isToday: boolean }) {
  const share = loadShare(load);
  const height = 100 * Math.min(1, share ?? (load.bookedMin > 0 ? 1 : 0));
  return (
    <span className={styles.column} data-today={isToday || undefined}>
      <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
        <rect width="10" height="100" className={share === undefined ? loadBar.shut : loadBar.free} />
        <rect
          y={100 - height}
          width="10"
          height={height}
          className={loadBar.full}
          data-over={(share ?? 0) > 1 || undefined}
        />
      </svg>
      {staffFormat.weekday(weekdayOf(load.day), 'narrow')}
    </span>
  );
}
