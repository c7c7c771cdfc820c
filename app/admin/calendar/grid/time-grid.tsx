import { Calendar, type CalendarRef, type EventApi } from '@fullcalendar/react';
import interactionPlugin from '@fullcalendar/react/interaction';
import frLocale from '@fullcalendar/react/locales/fr';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WallInterval } from '#shared/agenda/agenda.ts';
import { dayBounds } from '#shared/agenda/local-day.ts';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import type { DayLoad, Stretch } from '#shared/booking/occupancy.ts';
import { type Day, parseDay } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { CalendarRange } from '../../parts/use-calendar-range.ts';
import type { Point } from '../dialogs/add-menu.tsx';
import { findClash } from '../dialogs/find-clash.ts';
import { DayHead } from './day-head.tsx';
import { EventBody } from './event-body.tsx';
import eventStyles from './events.module.css';
import styles from './time-grid.module.css';
import './full-calendar.css';
import { type Shown, timeGridEvents, type Unsent } from './time-grid-events.ts';

const PLUGINS = [timeGridPlugin, interactionPlugin, classicTheme];
/** How long a visit a press without a drag means. */
const PRESSED_MIN = 60;
/** From here on a press is a drag; pixels. */
const DRAG_FROM = 6;
const VIEWS = { day: 'timeGridDay', threeDays: 'timeGridThreeDays', week: 'timeGridWeek' } as const;
/** FullCalendar knows a day and a week by itself. */
const OWN_VIEWS = { [VIEWS.threeDays]: { type: 'timeGrid', duration: { days: 3 } } };

export type TimeGridProps = {
  view: keyof typeof VIEWS;
  day: Day;
  label: string;
  /** What is drawn: the chosen status only. */
  shown: CalendarRange;
  /** All there is: what a moved visit could run into. */
  all: CalendarRange;
  agenda: AgendaView | undefined;
  hours: WallInterval;
  loads: readonly DayLoad[];
  timeZone: string;
  highlighted: ReadonlySet<Id>;
  unsent: Unsent | undefined;
  /** False: nothing can be written now. */
  editable: boolean;
  onOpen: (shown: Shown) => void;
  /** Dropped or resized. */
  onMove: (shown: Shown, to: Stretch) => void;
  /** A visit dropped where days have no hours. */
  onLost: () => void;
  /** An empty stretch was drawn or pressed, and where on the screen. */
  onSelect: (stretch: Stretch, allDay: boolean, at: Point) => void;
  /** The drawn stretch stays in sight while staff are asked about it. */
  isAsking: boolean;
  onDay: (day: Day) => void;
  onBlockDay: (day: Day) => void;
};

/**
 * One day, three or seven of them by the hour; FullCalendar, which a device with list or month on screen does not download.
 * News that come while something is dragged are drawn after it: FullCalendar takes a drop in a calendar that drew itself
 * again since the pointer last moved for one in another calendar, and says nothing of it.
 */
export function TimeGrid(props: TimeGridProps) {
  const [held, setHeld] = useState<TimeGridProps>();
  return <HourGrid {...(held ?? props)} onHold={setHeld} />;
}

type HourGridProps = TimeGridProps & {
  /** What is drawn while something is dragged or drawn longer; nothing once it was let go. */
  onHold: (drawn: TimeGridProps | undefined) => void;
};

const HourGrid = memo(function HourGrid({ onHold, ...props }: HourGridProps) {
  const { view, day, label, shown, all, agenda, hours, loads, timeZone, highlighted, unsent, editable } =
    props;
  const { t } = useTranslation('admin');
  const calendar = useRef<CalendarRef>(null);
  const [initial] = useState({ view, day });
  useEffect(() => {
    calendar.current?.getApi().changeView(VIEWS[view], day);
  }, [view, day]);
  useEffect(() => {
    if (!props.isAsking) calendar.current?.getApi().unselect();
  }, [props.isAsking]);
  const press = (date: Date, allDay: boolean, at: Point) => {
    const startsAt = instantFromMs(date.getTime());
    const whole = allDay ? dayOfDate(date, timeZone) : undefined;
    if (whole) return props.onSelect(dayBounds(whole, timeZone), true, at);
    const endsAt = addMinutes(startsAt, PRESSED_MIN);
    // Shows what is asked about; a selection without a pointer asks nothing itself.
    calendar.current?.getApi().select(new Date(startsAt), new Date(endsAt));
    props.onSelect({ startsAt, endsAt }, false, at);
  };
  const events = useMemo(
    () => timeGridEvents(shown, { timeZone, highlighted, unsent, editable }),
    [shown, timeZone, highlighted, unsent, editable],
  );
  const businessHours = useMemo(() => openHours(agenda), [agenda]);
  const clashOf = (event: EventApi) => {
    const to = stretchOfEvent(event);
    const one = shownOf(event);
    return one?.is === 'booking' && to
      ? findClash(one.row, to, all, { crewIds: agenda?.crewIds })
      : undefined;
  };
  const drop = ({ event, revert }: { event: EventApi; revert: () => void }) => {
    const to = stretchOfEvent(event);
    const one = shownOf(event);
    // The screen draws it where it belongs: at its old place, or dashed at the new one until the server knows.
    revert();
    if (event.allDay || to === undefined) props.onLost();
    else if (one) props.onMove(one, to);
  };
  const hold = () => onHold(props);
  const letGo = () => onHold(undefined);
  return (
    <section className={styles.grid} aria-label={label}>
      <Calendar
        ref={calendar}
        plugins={PLUGINS}
        locale={frLocale}
        timeZone={timeZone}
        views={OWN_VIEWS}
        initialView={VIEWS[initial.view]}
        initialDate={initial.day}
        firstDay={1}
        headerToolbar={false}
        height="auto"
        tableHeaderSticky
        nowIndicator
        nowIndicatorLineClass="cal-now"
        slotMinTime={clock(hours.startMin)}
        slotMaxTime={clock(hours.endMin)}
        slotDuration="00:30:00"
        snapDuration="00:15:00"
        slotHeaderFormat={{ hour: '2-digit', minute: '2-digit' }}
        slotMinHeight={26}
        eventMinHeight={22}
        slotEventOverlap={false}
        allDayText={t('calendar.allDayShort')}
        timedText={t('calendar.timed')}
        businessHours={businessHours}
        nonBusinessHoursClass={styles.closed}
        events={events}
        eventInteractive
        editable={editable}
        eventResizableFromStart={false}
        selectable={editable}
        selectMirror
        unselectAuto={false}
        selectMinDistance={DRAG_FROM}
        longPressDelay={350}
        dragRevertDuration={180}
        eventClass={(info) => {
          if (!info.isDragging && !info.isResizing && !info.isMirror) return '';
          return classNames(eventStyles.ghost, clashOf(info.event) && eventStyles.clash);
        }}
        eventContent={(info) => {
          const one = shownOf(info.event);
          if (one?.is === 'ground') return null;
          const isHeld = info.isDragging || info.isResizing || info.isMirror;
          return (
            <EventBody
              shown={one}
              timeText={info.timeText}
              isShort={info.isShort}
              clash={isHeld ? clashOf(info.event) : undefined}
              timeZone={timeZone}
            />
          );
        }}
        dayHeaderContent={(info) => {
          const headDay = dayOfDate(info.date, timeZone);
          return (
            headDay && (
              <DayHead
                day={headDay}
                load={loads.find((load) => load.day === headDay)}
                isToday={info.isToday}
                canBlock={editable}
                onOpen={props.onDay}
                onBlock={props.onBlockDay}
              />
            )
          );
        }}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          const one = shownOf(event);
          if (one) props.onOpen(one);
        }}
        eventDragStart={hold}
        eventDragStop={letGo}
        eventDrop={drop}
        eventResizeStart={hold}
        eventResizeStop={letGo}
        eventResize={drop}
        select={({ start, end, allDay, jsEvent }) => {
          // Absent, not null as its type has it, when it was selected from here.
          if (!jsEvent) return;
          props.onSelect(
            { startsAt: instantFromMs(start.getTime()), endsAt: instantFromMs(end.getTime()) },
            allDay,
            pointOf(jsEvent),
          );
        }}
        dateClick={({ date, allDay, jsEvent }) => {
          // A press elsewhere only closes the menu.
          if (editable && !props.isAsking) press(date, allDay, pointOf(jsEvent));
        }}
      />
    </section>
  );
});

/** Nothing for the stretch that is being drawn. */
function shownOf(event: EventApi): Shown | undefined {
  return event.extendedProps.shown as Shown | undefined; // as time-grid-events.ts put it there
}

function stretchOfEvent({ start, end, allDay }: EventApi): Stretch | undefined {
  if (start === null || end === null || allDay) return undefined;
  return { startsAt: instantFromMs(start.getTime()), endsAt: instantFromMs(end.getTime()) };
}

/** A finger that was lifted is said by its last place, whatever the types of FullCalendar say. */
function pointOf(event: MouseEvent | TouchEvent): Point {
  const { clientX, clientY } =
    'changedTouches' in event ? (event.changedTouches[0] ?? { clientX: 0, clientY: 0 }) : event;
  return { x: clientX, y: clientY };
}

/** FullCalendar gives a day as its first instant in the zone. */
function dayOfDate(date: Date, timeZone: string): Day | undefined {
  return parseDay(date.toLocaleDateString('en-CA', { timeZone }));
}

/** Weekdays counted from Sunday, as FullCalendar wants them. Without hours everything is closed. */
function openHours(agenda: AgendaView | undefined) {
  if (agenda === undefined) return false;
  const open = agenda.days.flatMap(({ weekday, closed, intervals }) =>
    closed
      ? []
      : intervals.map(({ startMin, endMin }) => ({
          daysOfWeek: [weekday % 7],
          startTime: clock(startMin),
          endTime: clock(endMin),
        })),
  );
  return open.length > 0 ? open : { daysOfWeek: [], startTime: '00:00', endTime: '00:00' };
}

function clock(minuteOfDay: number): string {
  return `${pad(Math.floor(minuteOfDay / 60))}:${pad(minuteOfDay % 60)}:00`;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
