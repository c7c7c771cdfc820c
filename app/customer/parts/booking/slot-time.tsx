import type { Instant } from '#shared/kernel/instant.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { differsFromBrowserZone } from '../page/differs-from-browser-zone.ts';
import styles from './slot-time.module.css';

type SlotTimeProps = {
  startAt: Instant;
  endAt: Instant;
  timeZone: string;
  size?: 'm' | 'l' | undefined;
};

/** `<SlotTime startAt endAt timeZone size="m|l">` Day over hours, in the tenant's zone, named when the reader's differs (D96). */
export function SlotTime({ startAt, endAt, timeZone, size = 'm' }: SlotTimeProps) {
  const format = useFormat();
  return (
    <span className={styles.slot} data-size={size}>
      <strong className={styles.day}>{format.date(startAt, timeZone)}</strong>
      <span className="tabular">
        {format.timeRange(startAt, endAt, timeZone)}
        {differsFromBrowserZone(startAt, timeZone) && ` ${format.zone(startAt, timeZone)}`}
      </span>
    </span>
  );
}
