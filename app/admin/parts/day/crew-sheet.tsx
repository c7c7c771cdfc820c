import { useTranslation } from 'react-i18next';
import type { CrewOfBooking } from '#shared/api/admin/crews.ts';
import { ownNotes } from '#shared/booking/own-notes.ts';
import { phoneWords } from '#shared/booking/phone-words.ts';
import type { Day } from '#shared/kernel/day.ts';
import { AsOf } from '../as-of.tsx';
import type { AdminData } from '../use-admin-read.ts';
import { staffFormat } from '../words/staff-format.ts';
import { workLines } from '../words/work-lines.ts';
import { bookingTimes } from './booking-times.ts';
import styles from './crew-sheet.module.css';
import type { DayPlan } from './plan-day.ts';

const head = [
  'day.sheet.time',
  'day.sheet.client',
  'day.sheet.phone',
  'day.sheet.work',
  'day.sheet.notes',
] as const;

export type CrewSheetProps = {
  plan: DayPlan;
  /** Of which the day was read: a copy says its age on paper too. */
  data: Pick<AdminData<unknown>, 'isCopy' | 'asOf'>;
  day: Day;
  timeZone: string;
  /** Whose day it is, where the company has several. */
  crew?: Pick<CrewOfBooking, 'name'> | undefined;
};

/** What the printer gets in place of the screen. Paper lies about: it never has a gate code. */
export function CrewSheet({ plan, data, day, timeZone, crew }: CrewSheetProps) {
  const { t } = useTranslation('admin');
  const { bookings, workMin } = plan;
  return (
    <section className={styles.sheet}>
      <h2>
        {staffFormat.day(day)}
        {crew && <bdi> · {crew.name}</bdi>}
      </h2>
      <AsOf data={data} />
      <p>
        {bookings.length === 0
          ? t('day.sheet.none')
          : `${t('day.bookings', { count: bookings.length })}, ${staffFormat.duration(workMin)} ${t('day.work')}`}
      </p>
      {bookings.length > 0 && (
        <table>
          <thead>
            <tr>
              {head.map((key) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bookings.map(({ row }) => (
              <tr key={row.id}>
                <td>{bookingTimes(row, timeZone).range}</td>
                <td>
                  <b>{row.customerName}</b>
                  <br />
                  {row.address}
                </td>
                <td>{row.phone && phoneWords(row.phone)}</td>
                <td>
                  {row.serviceTitle}
                  {workLines(row).map((line, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two deliveries may begin at the same place.
                    <div key={index}>{line}</div>
                  ))}
                </td>
                <td>
                  {ownNotes(row.notes) && (
                    <div>{t('day.sheet.clientNote', { text: ownNotes(row.notes) })}</div>
                  )}
                  {row.customerNote && <div>{t('day.sheet.customerNote', { text: row.customerNote })}</div>}
                  {row.staffNotes && <div>{t('day.sheet.staffNote', { text: row.staffNotes })}</div>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
