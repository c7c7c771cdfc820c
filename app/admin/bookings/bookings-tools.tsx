import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingStatuses } from '#shared/booking/booking-status.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useWhenChanged } from '../../ui/use-when-changed.ts';
import { CrewField } from '../parts/crew/crew-field.tsx';
import styles from './bookings.module.css';
import { type BookingsFilter, bookingViewNames, bookingViews, viewOf } from './bookings-filter.ts';
import { viewKeys } from './view-keys.ts';

type BookingsToolsProps = {
  filter: BookingsFilter;
  /** Cards have no heading that sorts. */
  withOrder: boolean;
  /** The server is being asked for more than what is shown. */
  isSeeking: boolean;
  onFilter: (filter: BookingsFilter) => void;
};

/** Views, search and status. What is searched for is private: it goes nowhere but into the question. */
export function BookingsTools({ filter, withOrder, isSeeking, onFilter }: BookingsToolsProps) {
  const { t } = useTranslation('admin');
  const views = useRef<HTMLDivElement>(null);
  const view = viewOf(filter);
  // Where they are one line that is pushed along, the one that an address asked for may be out of sight.
  useWhenChanged(() => {
    const chip = views.current?.querySelector('input:checked')?.closest('label');
    chip?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  }, [view]);
  return (
    <div className={styles.tools}>
      <div ref={views} className={styles.views}>
        <ChoiceGroup
          layout="chips"
          legend={t('bookings.views')}
          legendHidden
          choices={bookingViewNames.map((value) => ({ value, label: t(viewKeys[value]) }))}
          value={view ?? null}
          onChange={(name) => onFilter({ ...filter, ...bookingViews[name] })}
        />
      </div>
      <div className={styles.find} data-three={withOrder || undefined}>
        <SearchField filter={filter} isSeeking={isSeeking} onFilter={onFilter} />
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
        <CrewField value={filter.crew} onChange={(crew) => onFilter({ ...filter, crew })} />
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

function SearchField({ filter, isSeeking, onFilter }: Omit<BookingsToolsProps, 'withOrder'>) {
  const { t } = useTranslation('admin');
  const search = (q: string) => onFilter({ ...filter, q });
  return (
    <TextField
      type="search"
      label={t('bookings.search')}
      labelHidden
      placeholder={t('bookings.searchHint')}
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      before={isSeeking && filter.q !== '' ? <Spinner /> : <Search aria-hidden="true" />}
      after={
        filter.q === '' ? undefined : (
          <IconButton
            label={t('bookings.clearSearch')}
            icon={<X aria-hidden="true" />}
            onClick={() => search('')}
          />
        )
      }
      value={filter.q}
      onChange={({ target }) => search(target.value)}
    />
  );
}
