import { GripVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DragOrder } from './use-drag-order.ts';

/** For pointers alone: keys have Move up and Move down. */
export function DragHandle({ order, place, name }: { order: DragOrder; place: number; name: string }) {
  const { t } = useTranslation('planner');
  return (
    <span
      className="stop-grip"
      aria-hidden="true"
      title={t('stops.drag', { stop: name })}
      {...order.handleProps(place)}
    >
      <GripVertical />
    </span>
  );
}
