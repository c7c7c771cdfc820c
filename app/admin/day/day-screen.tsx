import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { CrewOfBooking } from '#shared/api/admin/crews.ts';
import { addDays, type Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { useDraft } from '../../frame/use-draft.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { useMay } from '../parts/access/use-may.ts';
import { AsOf } from '../parts/as-of.tsx';
import { BookingPanel } from '../parts/booking-panel/booking-panel.tsx';
import { CrewField } from '../parts/crew/crew-field.tsx';
import { ofCrew } from '../parts/crew/of-crew.ts';
import { useActiveCrews } from '../parts/crew/use-active-crews.ts';
import { CrewSheets } from '../parts/day/crew-sheets.tsx';
import { planDay } from '../parts/day/plan-day.ts';
import { useNow } from '../parts/day/use-now.ts';
import { ReadGate } from '../parts/read-gate.tsx';
import { type CalendarData, type CalendarRange, useCalendarRange } from '../parts/use-calendar-range.ts';
import { useTimeZone } from '../parts/use-time-zone.ts';
import styles from './day.module.css';
import { DayColumn } from './day-column.tsx';
import { KeptNotes } from './kept-notes.tsx';

/** Whose day this device looks at: that of the van it lies in. */
const CREW_KEY = 'admin:day-crew';

const shownDays = ['today', 'tomorrow'] as const;
type ShownDay = (typeof shownDays)[number];

const NO_CREWS: readonly CrewOfBooking[] = [];

/** The office chooses whose day it looks at; a crew's own device has no other's, and asks for none. */
export function DayScreen() {
  return useMay('office') ? <AnyDay /> : <DayOf crew="all" crews={NO_CREWS} choice={undefined} />;
}

function AnyDay() {
  const { value: crew, change: setCrew } = useDraft<Id | 'all'>(CREW_KEY, z.string(), 'all');
  const active = useActiveCrews();
  const shown = active.some(({ id }) => id === crew) ? crew : 'all';
  return (
    <DayOf
      crew={shown}
      crews={active.length < 2 ? NO_CREWS : active.filter(({ id }) => shown === 'all' || id === shown)}
      choice={<CrewField value={shown} onChange={(next) => setCrew(() => next)} />}
    />
  );
}

type DayOfProps = { crew: Id | 'all'; crews: readonly CrewOfBooking[]; choice: ReactNode };

/**
 * Today and tomorrow for the crew that drives to the visits: from this device's copy at once, with or without a
 * network.
 */
function DayOf({ crew, crews, choice }: DayOfProps) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const now = useNow();
  const today = toLocal(now, timeZone).day;
  const data = useCalendarRange(today, addDays(today, 2));
  const [openId, setOpenId] = useState<Id>();
  const openRow = data.body?.bookings.find(({ id }) => id === openId);
  useScreenTitle(t('day.title'));
  return (
    <div className={`stack ${styles.screen}`}>
      <div className={styles.headline}>
        <PageTitle>{t('day.title')}</PageTitle>
        <AsOf data={data} />
        {choice}
      </div>
      <KeptNotes rows={data.body?.bookings ?? []} {...{ openId, timeZone }} onOpen={setOpenId} />
      <ReadGate data={data} skeleton={<DaySkeleton />} title={t('day.failed')}>
        {(range) => (
          <Days
            {...{ data, crew, crews, today, timeZone, now }}
            range={ofCrew(range, crew)}
            onOpen={(row) => setOpenId(row.id)}
          />
        )}
      </ReadGate>
      {openId !== undefined && (
        <BookingPanel
          bookingId={openId}
          row={openRow}
          onClose={() => setOpenId((now) => (now === openId ? undefined : now))}
          onChanged={() => void data.reload()}
        />
      )}
    </div>
  );
}

type DaysProps = {
  data: CalendarData;
  range: CalendarRange;
  crew: Id | 'all';
  /** Whose sheets are printed; none in a company of one. */
  crews: readonly CrewOfBooking[];
  today: Day;
  timeZone: string;
  now: Instant;
  onOpen: (row: BookingRowView) => void;
};

/** Both days beside each other where there is room, otherwise one of them; what is printed is the one looked at last. */
function Days({ data, range, crew, crews, today, timeZone, now, onOpen }: DaysProps) {
  const { t } = useTranslation('admin');
  const [shown, setShown] = useState<ShownDay>('today');
  const isWide = useMedia('(width >= 80rem)');
  const days = { today, tomorrow: addDays(today, 1) };
  const plans = {
    today: planDay(range, days.today, timeZone, now),
    tomorrow: planDay(range, days.tomorrow, timeZone, now),
  };
  const column = (which: ShownDay) => (
    <DayColumn
      key={which}
      plan={plans[which]}
      day={days[which]}
      isToday={which === 'today'}
      onPrint={() => setShown(which)}
      {...{ crew, now, timeZone, onOpen }}
    />
  );
  return (
    <>
      {!isWide && (
        <ChoiceGroup
          legend={t('day.which')}
          legendHidden
          layout="chips"
          value={shown}
          onChange={setShown}
          choices={shownDays.map((value) => ({
            value,
            label: `${t(`day.${value}`)} ${plans[value].bookings.length}`,
          }))}
        />
      )}
      <div className={styles.columns}>{isWide ? shownDays.map(column) : column(shown)}</div>
      <CrewSheets day={days[shown]} {...{ data, range, crews, timeZone }} />
    </>
  );
}

function DaySkeleton() {
  return (
    <>
      <Skeleton width="16rem" height="2.75rem" />
      <Skeleton shape="box" height="5rem" />
      <Skeleton shape="box" height="14rem" />
      <Skeleton shape="box" height="14rem" />
    </>
  );
}
