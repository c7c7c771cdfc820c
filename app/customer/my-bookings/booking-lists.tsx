import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import type { MyBookings } from '../../local/reads/my-bookings.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { showDone } from '../parts/show-done.ts';
import { useCatalogue } from '../parts/use-catalogue.ts';
import { BookingRow } from './booking-row.tsx';
import type { MyBookingsState } from './use-my-bookings.ts';

type BookingListsProps = MyBookingsState & { list: MyBookings };

/** What is ahead, then what is past or cancelled (decision 125), as the server last said. */
export function BookingLists(props: BookingListsProps) {
  const { t } = useTranslation('bookings');
  const { email, upcoming, past } = props.list;
  const isEmpty = upcoming.length + past.length === 0;
  return (
    <>
      <PageTitle eyebrow={email}>{t('title')}</PageTitle>
      <Age {...props} />
      {isEmpty ? <NoBookings email={email} /> : <Upcoming list={props.list} />}
      {past.length > 0 && (
        <Group id="past" title={t('past', { total: past.length })}>
          {past.map((booking) => (
            <BookingRow key={booking.id} booking={booking} hasEnded />
          ))}
        </Group>
      )}
      <Ways {...props} />
    </>
  );
}

function Upcoming({ list }: { list: MyBookings }) {
  const { t } = useTranslation('bookings');
  const { upcoming } = list;
  return (
    <Group id="upcoming" title={t('upcoming', { total: upcoming.length })}>
      {upcoming.length === 0 && (
        <li>
          <p className="soft">{t('noneUpcoming')}</p>
        </li>
      )}
      {upcoming.map((booking, place) => (
        <BookingRow key={booking.id} booking={booking} isNext={place === 0} />
      ))}
    </Group>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="stack">{children}</ul>
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

function Ways({ forget }: BookingListsProps) {
  const { t } = useTranslation('bookings');
  return (
    <div className="cluster">
      <ButtonLink to="/access-link" variant="secondary">
        {t('newLink')}
      </ButtonLink>
      <ButtonLink to="/" variant="secondary">
        {t('home')}
      </ButtonLink>
      <Button
        variant="quiet"
        onClick={() => {
          forget();
          showDone(t('forgotten'));
        }}
      >
        {t('forget')}
      </Button>
    </div>
  );
}
