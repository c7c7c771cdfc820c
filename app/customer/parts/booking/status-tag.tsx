import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingStatus } from '#shared/booking/booking-status.ts';
import { Tag } from '../../../ui/layout/tag.tsx';

const looks = {
  CONFIRMED: { tone: 'success', Icon: CircleCheck, key: 'status.confirmed' },
  PENDING: { tone: 'sun', Icon: Hourglass, key: 'status.pending' },
  CANCELLED: { tone: 'danger', Icon: CircleX, key: 'status.cancelled' },
} as const satisfies Record<BookingStatus, unknown>;

/** A word, an icon and a colour: never colour alone. `offered`: a quote waits for the customer's answer. */
export function StatusTag({
  status,
  offered = false,
}: {
  status: BookingStatus;
  offered?: boolean | undefined;
}) {
  const { t } = useTranslation('manage');
  const { tone, Icon, key } = looks[offered ? 'PENDING' : status];
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(offered ? 'status.offered' : key)}
    </Tag>
  );
}
