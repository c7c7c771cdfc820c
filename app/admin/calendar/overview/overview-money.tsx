import { useTranslation } from 'react-i18next';
import type { DayMoney } from '#shared/booking/week-money.ts';
import { type Day, weekdayOf } from '#shared/kernel/day.ts';
import { sumCents } from '#shared/kernel/money.ts';
import { staffFormat } from '../../parts/words/staff-format.ts';
import calendar from '../calendar.module.css';
import loadBar from '../grid/load-bar.module.css';
import styles from './overview.module.css';

type OverviewMoneyProps = { money: readonly DayMoney[]; today: Day };

/** What the visits of the week come to, a column a day: what is confirmed below, what is pending on it. */
export function OverviewMoney({ money, today }: OverviewMoneyProps) {
  const { t } = useTranslation('admin');
  const confirmed = sumCents(money.map(({ confirmedCents }) => confirmedCents));
  const pending = sumCents(money.map(({ pendingCents }) => pendingCents));
  const most = Math.max(1, ...money.map((one) => one.confirmedCents + one.pendingCents));
  return (
    <section className={styles.tile} aria-labelledby="cal-money">
      <h2 id="cal-money">{t('overview.money.title')}</h2>
      <div className={styles.sum}>
        <dl className={styles.figures}>
          <div>
            <dt>
              <i className={`${styles.key} ${styles.keyConfirmed}`} aria-hidden="true" />
              {t('overview.money.confirmed')}
            </dt>
            <dd>
              <b>{staffFormat.money(confirmed)}</b>
            </dd>
          </div>
          <div>
            <dt>
              <i className={`${styles.key} ${styles.keyPending}`} aria-hidden="true" />
              {t('overview.money.pending')}
            </dt>
            <dd>
              <b>{staffFormat.money(pending)}</b>
            </dd>
          </div>
        </dl>
        <div className={styles.columns} aria-hidden="true">
          {money.map((one) => (
            <MoneyColumn key={one.day} money={one} most={most} isToday={one.day === today} />
          ))}
        </div>
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{t('overview.money.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('overview.load.day')}</th>
              <th scope="col">{t('overview.money.confirmed')}</th>
              <th scope="col">{t('overview.money.pending')}</th>
            </tr>
          </thead>
          <tbody>
            {money.map(({ day, confirmedCents, pendingCents }) => (
              <tr key={day}>
                <th scope="row">{staffFormat.day(day)}</th>
                <td>{staffFormat.money(confirmedCents)}</td>
                <td>{staffFormat.money(pendingCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={calendar.soft}>{t('overview.money.noQuotes')}</p>
    </section>
  );
}

function MoneyColumn({ money, most, isToday }: { money: DayMoney; most: number; isToday: boolean }) {
  const confirmed = (100 * money.confirmedCents) / most;
  const pending = (100 * money.pendingCents) / most;
  return (
    <span className={styles.column} data-today={isToday || undefined}>
      <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
        <rect width="10" height="100" className={loadBar.free} />
        <rect y={100 - confirmed} width="10" height={confirmed} className={styles.moneyConfirmed} />
        <rect y={100 - confirmed - pending} width="10" height={pending} className={styles.moneyPending} />
      </svg>
      {staffFormat.weekday(weekdayOf(money.day), 'narrow')}
    </span>
  );
}
