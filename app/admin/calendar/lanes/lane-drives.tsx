import { Car, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { minutesBetween } from '#shared/kernel/instant.ts';
import { driveTimeWords, milesWords } from '../../parts/day/drive-words.ts';
import { useDrives } from '../../parts/day/use-drives.ts';
import { at } from '../grid/timed-rows.ts';
import { boxOf, styleOf } from './lane-places.ts';
import type { LaneProps } from './lane-props.ts';
import styles from './lanes.module.css';

/** Below this a gap has no room for words. */
const ROOM_MIN = 25;

type LaneDrivesProps = Pick<LaneProps, 'day' | 'hours' | 'timeZone'> & {
  /** Of one crew, by their start. */
  rows: readonly BookingRowView[];
};

/** Between the visits of a lane: the road from one to the next, and where there is less time than it takes. */
export function LaneDrives({ rows, day, hours, timeZone }: LaneDrivesProps) {
  const { t } = useTranslation('admin');
  const visits = rows.filter(({ status }) => status !== 'CANCELLED');
  const drives = useDrives(visits);
  return visits.map((row, index) => {
    const before = visits[index - 1];
    const drive = drives?.to.get(row.id);
    if (!before || !drive) return null;
    const [leftAt, startsAt] = [at(before.endISO), at(row.startISO)];
    const gapMin = minutesBetween(leftAt, startsAt);
    const isTight = gapMin < drive.highMin;
    const box = boxOf({ startsAt: leftAt, endsAt: startsAt }, day, hours, timeZone);
    const edge = boxOf({ startsAt, endsAt: at(row.endISO) }, day, hours, timeZone);
    const from = box ? box.from + box.share / 2 : edge?.from;
    if (from === undefined || gapMin < 0 || (gapMin < ROOM_MIN && !isTight)) return null;
    const time = driveTimeWords(drive, t);
    return (
      <p
        key={row.id}
        className={styles.drive}
        style={styleOf({ from, share: 0 })}
        data-tight={isTight || undefined}
      >
        {isTight ? <TriangleAlert aria-hidden="true" /> : <Car aria-hidden="true" />}
        <span aria-hidden="true">{time}</span>
        <span className="visually-hidden">
          {isTight && `${t('day.tight')}. `}
          {t('day.drive', { time, miles: milesWords(drive.miles, t) })}
        </span>
      </p>
    );
  });
}
