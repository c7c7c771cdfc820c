import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingStatus } from '#shared/booking/booking-status.ts';
import { Tag } from '../../ui/layout/tag.tsx';

const looks = {
  CONFIRMED: { tone: 'success', Icon: CircleCheck, words: 'booking.status.confirmed' },
  PENDING: { tone: 'sun', Icon: Clock, words: 'booking.status.pending' },
  CANCELLED: { tone: 'danger', Icon: CircleX, words: 'booking.status.cancelled' },
} as const satisfies Record<BookingStatus, unknown>;

/** Green, amber and rose of the back office (D345), as tones of the tokens: `--success…`, `--sun…`, `--danger…`. */
export function statusTone(status: BookingStatus): 'success' | 'sun' | 'danger' {
  return looks[status].tone;
}

/** `<StatusMark status>` Colour, icon and word: colour alone tells nothing. */
export function StatusMark({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('admin');
  const { tone, Icon, words } = looks[status];
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(words)}
    </Tag>
  );
}
