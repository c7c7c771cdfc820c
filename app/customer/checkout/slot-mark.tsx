import { useTranslation } from 'react-i18next';
import type { Instant } from '#shared/kernel/instant.ts';
import type { PreferredTime } from '../../data/slots/read-preferred-times.ts';
import { Badge } from '../../ui/layout/tag.tsx';

/** 1 for the first wish; 0 when it is none. */
export function rankOf(startAt: Instant, asked: readonly PreferredTime[]): number {
  return asked.findIndex((preferred) => preferred.startAt === startAt) + 1;
}

/** The number of a wish on its time; nothing on other times. */
export function SlotMark({ rank }: { rank: number }) {
  const { t } = useTranslation('checkout');
  return <Badge count={rank} label={t('wishes.rank', { rank })} />;
}
