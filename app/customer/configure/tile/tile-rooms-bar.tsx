import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { PriceTag } from '../../../ui/layout/price-tag.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { useAnnouncedTotal } from '../../parts/order/use-announced-total.ts';
import type { TileJob } from './tile-job.ts';

type TileRoomsBarProps = { job: TileJob; count: number; action: ReactNode };

/** What the cart will grow by, what it covers, what the minimum job does to it, and the one way on. */
export function TileRoomsBar({ job, count, action }: TileRoomsBarProps) {
  const { t } = useTranslation('configure');
  const { money } = useFormat();
  const covers = useCovers(job, count);
  const total = money(job.addedCents);
  useAnnouncedTotal(`${total}, ${covers}`);
  return (
    <StickyBar label={t('bar.label')} action={action}>
      <PriceTag text={total} amount={job.addedCents} textOf={money} size="l" />
      {count > 0 && <small className="soft">{covers}</small>}
    </StickyBar>
  );
}

function useCovers({ roomsCents, addedCents, minimumCents }: TileJob, count: number): string {
  const { t } = useTranslation(['configure', 'tile']);
  const { money } = useFormat();
  if (count === 0) return t('bar.none');
  const rooms = t('bar.rooms', { count });
  const price = money(roomsCents);
  if (addedCents > roomsCents) return t('tile:bar.lifted', { rooms, price, minimum: money(minimumCents) });
  if (addedCents === roomsCents) return rooms;
  return t('tile:bar.covered', { rooms, price, covered: money(roomsCents - addedCents) });
}
