import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingStatuses } from '#shared/booking/booking-status.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type BookingsFilter, bookingViewNames, bookingViews, viewOf } from './bookings-filter.ts';

/** Between two letters nobody waits longer. */
const SEARCH_AFTER_MS = 250;

type BookingsToolsProps = {
  filter: BookingsFilter;
  /** Cards have no heading that sorts. */
  withOrder: boolean;
  onFilter: (filter: BookingsFilter) => void;
};

/** Views, search and status. What is searched for is private: it goes nowhere but into the question. */
export function BookingsTools({ filter, withOrder, onFilter }: BookingsToolsProps) {
  const { t } = useTranslation('admin');
  const views = {
    upcoming: t('bookings.view.upcoming'),
    today: t('bookings.view.today'),
    week: t('bookings.view.week'),
    pending: t('bookings.view.pending'),
    cancelled: t('bookings.view.cancelled'),
    all: t('bookings.view.all'),
  };
  return (
    <div className="rows-tools">
      <div className="rows-views">
        <ChoiceGroup
          layout="chips"
          legend={t('bookings.views')}
          legendHidden
          choices={bookingViewNames.map((value) => ({ value, label: views[value] }))}
          value={viewOf(filter) ?? null}
          onChange={(name) => onFilter({ ...filter, ...bookingViews[name] })}
        />
      </div>
      <div className="rows-find" data-three={withOrder || undefined}>
        <SearchField filter={filter} onFilter={onFilter} />
        <SelectField
          label={t('bookings.status')}
          labelHidden
          value={filter.status}
          options={[
            { value: 'all', label: t('bookings.statuses.all') },
            { value: 'CONFIRMED', label: t('bookings.statuses.CONFIRMED') },
            { value: 'PENDING', label: t('bookings.statuses.PENDING') },
            { value: 'CANCELLED', label: t('bookings.statuses.CANCELLED') },
          ]}
          onChange={({ target }) => {
            const status = bookingStatuses.find((known) => known === target.value) ?? 'all';
            onFilter({ ...filter, status });
          }}
        />
        {withOrder && (
          <SelectField
            label={t('bookings.sort.label')}
            labelHidden
            value={filter.order}
            options={[
              { value: 'asc', label: t('bookings.sort.next') },
              { value: 'desc', label: t('bookings.sort.last') },
            ]}
            onChange={({ target }) =>
              onFilter({ ...filter, order: target.value === 'desc' ? 'desc' : 'asc' })
            }
          />
        )}
      </div>
    </div>
  );
}

function SearchField({ filter, onFilter }: Omit<BookingsToolsProps, 'withOrder'>) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState(filter.q);
  const [asked, setAsked] = useState(filter.q);
  // Cleared from elsewhere.
  if (asked !== filter.q) {
    setAsked(filter.q);
    setTyped(filter.q);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the clock.
  useEffect(() => {
    if (typed === filter.q) return;
    const timer = setTimeout(() => {
      setAsked(typed);
      onFilter({ ...filter, q: typed });
    }, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      type="search"
      label={t('bookings.search')}
      labelHidden
      placeholder={t('bookings.searchHint')}
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      before={<Search aria-hidden="true" />}
      after={
        typed === '' ? undefined : (
          <IconButton
            label={t('bookings.clearSearch')}
            icon={<X aria-hidden="true" />}
            onClick={() => {
              setTyped('');
              setAsked('');
              onFilter({ ...filter, q: '' });
            }}
          />
        )
      }
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
