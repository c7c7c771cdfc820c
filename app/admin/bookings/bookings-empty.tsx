import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { type BookingsFilter, isKeptFilter, viewOf } from './bookings-filter.ts';
import { viewKeys } from './view-keys.ts';

/** Nothing answers the filter: which one, and the way out of it. */
export function BookingsEmpty({ filter, onClear }: { filter: BookingsFilter; onClear: () => void }) {
  const { t } = useTranslation('admin');
  const name = viewOf(filter);
  const view = name === undefined ? undefined : t(viewKeys[name]);
  const search = filter.q.trim();
  const words =
    view === undefined
      ? t('bookings.emptyOther')
      : search === ''
        ? t(name === 'deleted' ? 'bookings.emptyDeleted' : 'bookings.emptyView', { view })
        : t('bookings.emptySearch', { view, search });
  return (
    <EmptyState
      drawing={<img src="/drawings/no-slots.svg" alt="" width="320" height="240" />}
      title={t('bookings.empty')}
      action={
        !isKeptFilter(filter) && (
          <Button variant="secondary" onClick={onClear}>
            {t('bookings.clear')}
          </Button>
        )
      }
    >
      <p>{words}</p>
    </EmptyState>
  );
}
