import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { now } from '../../data/device/clock.ts';
import { Tag } from '../../ui/layout/tag.tsx';
import { staffFormat } from './words/staff-format.ts';

/** Names the company's zone where this device has another: every time here is the company's. */
export function ZoneNote({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation('admin');
  if (new Intl.DateTimeFormat().resolvedOptions().timeZone === timeZone) return null;
  const town = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return (
    <Tag icon={<Globe aria-hidden="true" />}>
      {t('calendar.zone', { zone: `${town} (${staffFormat.zone(now(), timeZone)})` })}
    </Tag>
  );
}
