import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '#shared/kernel/instant.ts';
import { now } from '../../data/device/clock.ts';
import { Tag } from '../../ui/layout/tag.tsx';
import type { AdminData } from './use-admin-read.ts';
import { useTimeZone } from './use-time-zone.ts';
import { staffFormat } from './words/staff-format.ts';

/** "Dernier état : 10:42" while what is shown is this device's copy; nothing otherwise. */
export function AsOf<Body>({ data }: { data: Pick<AdminData<Body>, 'isCopy' | 'asOf'> }) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  if (!data.isCopy || data.asOf === undefined) return null;
  return (
    <Tag tone="sun" icon={<History aria-hidden="true" />}>
      {t('asOf', { when: asOfWords(data.asOf, timeZone) })}
    </Tag>
  );
}

/** The hour alone for today; what is older names its day. */
function asOfWords(at: Instant, timeZone: string): string {
  const time = staffFormat.time(at, timeZone);
  const day = staffFormat.date(at, timeZone, 'short');
  return day === staffFormat.date(now(), timeZone, 'short') ? time : `${day}, ${time}`;
}
