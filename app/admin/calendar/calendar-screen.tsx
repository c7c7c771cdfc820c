import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { Day } from '#shared/kernel/day.ts';
import { now } from '../../local/clock.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AsOf } from '../parts/as-of.tsx';
import { ReadGate } from '../parts/read-gate.tsx';
import { useAdminRead } from '../parts/use-admin-read.ts';
import { useCalendarRange } from '../parts/use-calendar-range.ts';
import { useTimeZone } from '../parts/use-time-zone.ts';
import { useWhyWait } from '../parts/use-why-wait.ts';
import sheet from './calendar.css?url';
import { CalendarActions } from './calendar-actions.tsx';
import { CalendarBody, GridSkeleton } from './calendar-body.tsx';
import { CalendarDialogs } from './calendar-dialogs.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { rangeWords } from './calendar-words.ts';
import { ofStatus } from './of-status.ts';
import { Overview } from './overview.tsx';
import { readSchedule } from './read-schedule.ts';
import { type CalendarView, shownDays, stepDay } from './shown-days.ts';
import { useCalendarKeys } from './use-calendar-keys.ts';
import { useCalendarWork } from './use-calendar-work.ts';
import { useGlow } from './use-glow.ts';
import { usePrefetchAround } from './use-prefetch-around.ts';
import { type ShownStatus, useTastes } from './use-tastes.ts';
import { ZoneNote } from './zone-note.tsx';

/** The week of the crew, and what to know about today (B§2.2). */
export function CalendarScreen() {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const whyWait = useWhyWait();
  const today = toLocal(now(), timeZone).day;
  const [{ view, day }, setPlace] = useState<{ view: CalendarView; day: Day }>(() => ({
    view: firstView(),
    day: today,
  }));
  const [tastes, changeTastes] = useTastes();
  const range = shownDays(view, day);
  const data = useCalendarRange(range.from, range.to);
  const { body: schedule } = useAdminRead(readSchedule);
  const glowing = useGlow(`${range.from} ${range.to}`, data.body);
  const work = useCalendarWork(data, schedule, timeZone);
  usePrefetchAround(view, day);
  const step = (steps: 1 | -1) => setPlace({ view, day: stepDay(view, day, steps) });
  const show = (next: CalendarView) => setPlace({ view: next, day });
  const openDay = (picked: Day) => setPlace({ view: 'day', day: picked });
  const canWrite = whyWait === undefined;
  const block = () => canWrite && work.askBlock(day < today ? today : day);
  const title = rangeWords(view, day, range);
  useCalendarKeys({
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    t: () => setPlace({ view, day: today }),
    j: () => show('day'),
    s: () => show('week'),
    m: () => show('month'),
    l: () => show('list'),
    n: block,
    '?': work.askKeys,
  });
  return (
    <div className="cal stack">
      <link rel="stylesheet" href={sheet} precedence="admin" />
      <div className="cal-headline">
        <PageTitle>{t('calendar.title')}</PageTitle>
        <AsOf data={data} />
        <ZoneNote timeZone={timeZone} />
        <CalendarActions
          {...{ view, whyWait }}
          onBlock={block}
          onBlockDay={() => work.blockDay(day)}
          onKeys={work.askKeys}
        />
      </div>
      <Overview
        today={today}
        timeZone={timeZone}
        schedule={schedule}
        open={tastes.overview ?? window.matchMedia('(width >= 75rem) and (height >= 50rem)').matches}
        onOpenChange={(overview) => changeTastes({ overview })}
        onOpen={(row) => work.open({ is: 'visit', row })}
      />
      <section className="cal-card" aria-label={t('calendar.title')}>
        <CalendarToolbar
          {...{ title, view, day }}
          all={data.body}
          status={tastes.status}
          onView={show}
          onDay={(picked) => setPlace({ view, day: picked })}
          onStep={step}
          onToday={() => setPlace({ view, day: today })}
          onStatus={(status) => changeTastes({ status })}
        />
        <ReadGate data={data} skeleton={<GridSkeleton />} title={t('calendar.failed')}>
          {(all) => (
            <CalendarBody
              {...{ view, day, range, title, today, all, schedule, timeZone, glowing }}
              shown={ofStatus(all, tastes.status)}
              unsent={work.unsent}
              editable={canWrite}
              onOpen={work.open}
              onMove={work.move}
              onLost={work.refuseAllDay}
              onSelect={work.askStretch}
              onDay={openDay}
              onBlockDay={work.blockDay}
              empty={<EmptyNote status={tastes.status} onAll={() => changeTastes({ status: 'all' })} />}
            />
          )}
        </ReadGate>
      </section>
      <CalendarDialogs work={work} data={data} timeZone={timeZone} />
    </div>
  );
}

function EmptyNote({ status, onAll }: { status: ShownStatus; onAll: () => void }) {
  const { t } = useTranslation('admin');
  if (status === 'all') return <p>{t('calendar.noVisits')}</p>;
  return (
    <>
      <p>{t('calendar.noneOfStatus')}</p>
      <Button variant="quiet" onClick={onAll}>
        {t('calendar.showAll')}
      </Button>
    </>
  );
}

/** A phone begins with the list, a tablet held upright with its day, anything wider with the week. */
function firstView(): CalendarView {
  if (window.matchMedia('(width < 40rem)').matches) return 'list';
  return window.matchMedia('(width < 60rem)').matches ? 'day' : 'week';
}
