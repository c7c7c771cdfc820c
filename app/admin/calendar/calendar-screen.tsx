import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { now } from '../../data/device/clock.ts';
import { crewsRead } from '../../data/staff/commands/manage-crews.ts';
import { agendaRead } from '../../data/staff/commands/save-agenda.ts';
import { lazyPart } from '../../frame/lazy-part.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AsOf } from '../parts/as-of.tsx';
import { ofCrew } from '../parts/crew/of-crew.ts';
import { ReadGate } from '../parts/read-gate.tsx';
import { useAdminRead } from '../parts/use-admin-read.ts';
import { useCalendarRange } from '../parts/use-calendar-range.ts';
import { useLetterKeys } from '../parts/use-letter-keys.ts';
import { useTimeZone } from '../parts/use-time-zone.ts';
import { useWhyWait } from '../parts/use-why-wait.ts';
import { ZoneNote } from '../parts/zone-note.tsx';
import styles from './calendar.module.css';
import { CalendarActions } from './calendar-actions.tsx';
import { CalendarBody, GridSkeleton } from './calendar-body.tsx';
import { CalendarEmpty } from './calendar-empty.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { rangeWords } from './calendar-words.ts';
import { ofStatus } from './chosen-rows.ts';
import { CalendarDialogs } from './dialogs/calendar-dialogs.tsx';
import { byStart } from './grid/timed-rows.ts';
import { useScrollToNext } from './grid/use-scroll-to-next.ts';
import { lanesOf } from './lanes/lane-places.ts';
import { Overview } from './overview/overview.tsx';
import { shownDays } from './shown-days.ts';
import { useCalendarPlace } from './use-calendar-place.ts';
import { useCalendarWork } from './use-calendar-work.ts';
import { useHighlight } from './use-highlight.ts';
import { type ShownStatus, usePreferences } from './use-preferences.ts';
import { usePrefetchAround } from './use-prefetch-around.ts';

const CrewSheets = lazyPart(() => import('../parts/day/crew-sheets.tsx'), 'CrewSheets');

/** Between the button and the menu under it; pixels. */
const MENU_GAP = 4;

/** The week of the crew, and what to know about today (D341). */
export function CalendarScreen() {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const whyWait = useWhyWait();
  const today = toLocal(now(), timeZone).day;
  const { view, day, ...place } = useCalendarPlace(today);
  const [preferences, changePreferences] = usePreferences();
  const status = place.status ?? preferences.status;
  const range = shownDays(view, day);
  const data = useCalendarRange(range.from, range.to);
  const { body: agenda } = useAdminRead(agendaRead);
  const { body: crews } = useAdminRead(crewsRead);
  const highlighted = useHighlight(`${range.from} ${range.to}`, data.body);
  const [crew, setCrew] = useState<Id | 'all'>('all');
  const work = useCalendarWork(data, agenda, timeZone, crews?.crews ?? [], crew);
  usePrefetchAround(view, day);
  const ofChosenCrew = data.body && ofCrew(data.body, crew);
  const shown = ofChosenCrew && ofStatus(ofChosenCrew, status);
  useScrollToNext(shown, range.from <= today && today < range.to);
  const canWrite = whyWait === undefined;
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => {
    const box = addButton.current?.getBoundingClientRect();
    if (canWrite && box) work.askAdd({ x: box.left, y: box.bottom + MENU_GAP }, day < today ? today : day);
  };
  const showStatus = (next: ShownStatus) => {
    place.showStatus(next);
    changePreferences({ status: next });
  };
  const title = rangeWords(view, day, range);
  const letterKeys = useLetterKeys({
    ArrowLeft: () => place.step(-1),
    ArrowRight: () => place.step(1),
    t: () => place.goTo(today),
    j: () => place.show('day'),
    s: () => place.show('week'),
    m: () => place.show('month'),
    l: () => place.show('list'),
    n: add,
    '?': work.askKeys,
  });
  return (
    <div className={`stack ${styles.screen}`}>
      <div className={styles.headline}>
        <PageTitle>{t('calendar.title')}</PageTitle>
        <AsOf data={data} />
        <ZoneNote timeZone={timeZone} />
        <CalendarActions
          {...{ view, whyWait, addButton }}
          onAdd={add}
          onBlockDay={() => work.blockDay(day)}
          onKeys={work.askKeys}
        />
      </div>
      <Overview
        today={today}
        timeZone={timeZone}
        agenda={agenda}
        crew={crew}
        open={preferences.overview ?? window.matchMedia('(width >= 75rem) and (height >= 50rem)').matches}
        onOpenChange={(overview) => changePreferences({ overview })}
        onOpen={work.openRow}
      />
      <section className={styles.card} aria-label={t('calendar.title')}>
        <CalendarToolbar
          {...{ title, view, day }}
          all={ofChosenCrew}
          {...{ status, crew }}
          onView={place.show}
          onDay={place.goTo}
          onStep={place.step}
          onToday={() => place.goTo(today)}
          onStatus={showStatus}
          onCrew={setCrew}
        />
        <ReadGate data={data} skeleton={<GridSkeleton />} title={t('calendar.failed')}>
          {(all) => (
            <CalendarBody
              {...{ view, day, range, title, today, all, agenda, timeZone, highlighted }}
              shown={ofStatus(ofCrew(all, crew), status)}
              crewIds={crew === 'all' ? agenda?.crewIds : [crew]}
              unsent={work.unsent}
              editable={canWrite}
              onOpen={work.open}
              onMove={work.move}
              lanes={lanesOf(crews?.crews ?? [], ofStatus(all, status), crew)}
              onLaneMove={work.moveTo}
              onLaneSelect={(stretch, at, of) => work.askAdd(at, day, stretch, of)}
              onLost={work.refuseAllDay}
              onSelect={(stretch, allDay, at) =>
                allDay ? work.askStretch(stretch, true) : work.askAdd(at, day, stretch)
              }
              isAsking={work.thing?.is === 'add'}
              onDay={place.openDay}
              onBlockDay={work.blockDay}
              empty={
                <CalendarEmpty
                  {...{ view, status, crew }}
                  onAll={() => {
                    showStatus('all');
                    setCrew('all');
                  }}
                  onBook={canWrite ? () => work.book(undefined) : undefined}
                />
              }
            />
          )}
        </ReadGate>
      </section>
      {view === 'day' && data.body && (
        <CrewSheets
          range={data.body}
          crews={lanesOf(crews?.crews ?? [], data.body, crew)}
          {...{ data, day, timeZone }}
        />
      )}
      <CalendarDialogs
        {...{ work, data, timeZone, letterKeys }}
        rows={[...(shown?.bookings ?? [])].sort(byStart)}
      />
    </div>
  );
}
