import { RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyBookings } from '../../data/bookings/read-my-bookings.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { showDone } from '../parts/page/show-done.ts';
import { useCatalogue } from '../parts/page/use-catalogue.ts';
import { BookingRow, type RowBooking } from './booking-row.tsx';
import { groupMonths } from './group-months.ts';
import type { MyBookingsState } from './use-my-bookings.ts';

type BookingListsProps = MyBookingsState & { list: MyBookings };

/** What is ahead, then what is past or cancelled (D125), as the server last said. */
export function BookingLists(props: BookingListsProps) {
  const { t } = useTranslation('bookings');
  const { email, upcoming, past } = props.list;
  const isEmpty = upcoming.length + past.length === 0;
  return (
    <>
      <PageTitle eyebrow={email}>{t('title')}</PageTitle>
      <Age {...props} />
      {isEmpty ? <NoBookings email={email} /> : <Upcoming upcoming={upcoming} />}
      {past.length > 0 && <Past past={past} />}
      <Others {...props} />
      <Ways {...props} />
    </>
  );
}

/** What this device knows besides: booked or opened here, and not in the list of this link. */
function Others({ list, own }: BookingListsProps) {
  const { t } = useTranslation('bookings');
  const listed = new Set([...list.upcoming, ...list.past].map(({ id }) => id));
  const others = [...own.upcoming, ...own.past].filter(({ id }) => !listed.has(id));
  if (others.length === 0) return null;
  return (
    <Group id="others" title={t('device.others')}>
      <ul className="stack">
        {others.map((booking) => (
          <BookingRow key={booking.id} booking={booking} level="h3" />
        ))}
      </ul>
    </Group>
  );
}

export function Upcoming({ upcoming }: { upcoming: readonly RowBooking[] }) {
  const { t } = useTranslation('bookings');
  const [next, ...later] = upcoming;
  return (
    <Group id="upcoming" title={t('upcoming', { total: upcoming.length })}>
      {next ? (
        <ul className="stack">
          <BookingRow booking={next} isNext level="h3" />
        </ul>
      ) : (
        <p className="soft">{t('noneUpcoming')}</p>
      )}
      <Months bookings={later} />
    </Group>
  );
}

/** More of what is over than this comes only when asked for. */
const PAGE_SIZE = 20;

export function Past({ past }: { past: readonly RowBooking[] }) {
  const { t } = useTranslation('bookings');
  const [count, setCount] = useState(PAGE_SIZE);
  return (
    <Group id="past" title={t('past', { total: past.length })}>
      <Months bookings={past.slice(0, count)} hasEnded />
      {count < past.length && (
        <Button variant="secondary" onClick={() => setCount(count + PAGE_SIZE)}>
          {t('more')}
        </Button>
      )}
    </Group>
  );
}

type MonthsProps = { bookings: readonly RowBooking[]; hasEnded?: boolean };

function Months({ bookings, hasEnded = false }: MonthsProps) {
  const format = useFormat();
  return groupMonths(bookings).map(({ key, year, month, bookings: ofMonth }) => (
    <div key={key} className="stack">
      <h3 className="soft">{format.month(month, year)}</h3>
      <ul className="stack">
        {ofMonth.map((booking) => (
          <BookingRow key={booking.id} booking={booking} hasEnded={hasEnded} />
        ))}
      </ul>
    </div>
  ));
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** How old the list is; a warning when the server could not be asked for a newer one. */
function Age({ list, failCode, isLoading, refresh }: BookingListsProps) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const timeZone = useCatalogue().catalogue?.timeZone ?? list.upcoming[0]?.timeZone ?? list.past[0]?.timeZone;
  if (timeZone === undefined) return null;
  const time = `${format.date(list.fetchedAt, timeZone, 'short')}, ${format.time(list.fetchedAt, timeZone)}`;
  if (failCode !== undefined) {
    return (
      <Alert
        tone="warning"
        role="status"
        actions={
          <Button variant="secondary" busy={isLoading} onClick={refresh}>
            {t('retry')}
          </Button>
        }
      >
        {t('stale', { time })}
      </Alert>
    );
  }
  return (
    <div className="cluster" data-apart="">
      <span className="soft">{t('asOf', { time })}</span>
      <Button variant="quiet" busy={isLoading} icon={<RefreshCw aria-hidden="true" />} onClick={refresh}>
        {t('refresh')}
      </Button>
    </div>
  );
}

function NoBookings({ email }: { email: string }) {
  const { t } = useTranslation('bookings');
  return (
    <EmptyState
      drawing={<img src="/drawings/no-slots.svg" alt="" width="320" height="240" />}
      title={t('empty')}
      action={<ButtonLink to="/services">{t('browse')}</ButtonLink>}
    >
      {t('emptyText', { email })}
    </EmptyState>
  );
}

function Ways(props: BookingListsProps) {
  const { t } = useTranslation('bookings');
  return (
    <div className="cluster">
      <ButtonLink to="/access-link" variant="secondary">
        {t('newLink')}
      </ButtonLink>
      <ButtonLink to="/" variant="secondary">
        {t('home')}
      </ButtonLink>
      <Forget {...props} />
    </div>
  );
}

/** For a shared computer (D79). */
export function Forget({ forget }: Pick<MyBookingsState, 'forget'>) {
  const { t } = useTranslation('bookings');
  return (
    <Button
      variant="quiet"
      onClick={() => {
        forget();
        showDone(t('forgotten'));
      }}
    >
      {t('forget')}
    </Button>
  );
}
