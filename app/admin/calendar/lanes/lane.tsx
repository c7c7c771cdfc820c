import type { WallInterval } from '#shared/agenda/agenda.ts';
import type { Stretch } from '#shared/booking/occupancy.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CrewMark } from '../../parts/crew/crew-mark.tsx';
import { staffFormat } from '../../parts/words/staff-format.ts';
import { EventBody } from '../grid/event-body.tsx';
import events from '../grid/events.module.css';
import { LoadBar, LoadSentence } from '../grid/load-bar.tsx';
import { at, byStart, stretchOf } from '../grid/timed-rows.ts';
import { LaneDrives } from './lane-drives.tsx';
import { boxOf, snapped, stretchAt, styleOf } from './lane-places.ts';
import type { LaneProps } from './lane-props.ts';
import { LaneVisit } from './lane-visit.tsx';
import styles from './lanes.module.css';

/** How long a visit a press without a drag means, as in the week. */
const PRESSED_MIN = 60;

/** The day of one crew: who it is and how full its day, then its visits and what closes it, by the hour. */
export function Lane(props: LaneProps) {
  const { crew, day, shown, all, hours, open, load, timeZone, editable, unsent, move, pointer, reasons } =
    props;
  const boxStyle = (stretch: Stretch) => styleOf(boxOf(stretch, day, hours, timeZone));
  const rows = [...shown.bookings].sort(byStart);
  const { held, to } = move;
  const isTarget = held !== undefined && held.crewId === crew.id;
  const coming = unsent?.crewId === crew.id ? all.bookings.find(({ id }) => id === unsent.id) : undefined;
  return (
    <section className={styles.lane} aria-label={crew.name} data-unseen={props.isUnseen || undefined}>
      <header className={styles.head}>
        <strong>
          <CrewMark crew={crew} />
        </strong>
        {load && (
          <>
            <LoadBar load={load} />
            <LoadSentence load={load} />
          </>
        )}
      </header>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button "Ajouter" and its key do the same. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
      <div
        className={styles.hours}
        data-lane={crew.id}
        data-target={isTarget || undefined}
        onClick={(event) => {
          if (!editable || event.target !== event.currentTarget) return;
          const startMin = snapped(pointer.minuteAt(event.currentTarget, event.clientY) - 15, hours);
          const stretch = stretchAt(day, startMin, PRESSED_MIN, timeZone);
          if (stretch) props.onLaneSelect(stretch, { x: event.clientX, y: event.clientY }, crew);
        }}
      >
        {closedParts(open, hours).map(([from, share]) => (
          <i key={from} className={styles.closed} style={styleOf({ from, share })} />
        ))}
        {shown.blocks.map((block) => (
          <button
            key={block.id}
            type="button"
            className={classNames(events.event, events.block, styles.box)}
            style={boxStyle(stretchOf(block))}
            hidden={boxOf(stretchOf(block), day, hours, timeZone) === undefined}
            onClick={() => props.onOpen({ is: 'block', block })}
          >
            <EventBody
              shown={{ is: 'block', block }}
              timeText={staffFormat.timeRange(at(block.startISO), at(block.endISO), timeZone)}
              isShort={false}
              clash={undefined}
              timeZone={timeZone}
            />
          </button>
        ))}
        {rows.map((row) => (
          <LaneVisit key={row.id} {...props} row={row} />
        ))}
        <LaneDrives rows={rows} {...{ day, hours, timeZone }} />
        {coming && unsent && (
          <div
            className={classNames(events.event, events.unsent, styles.box)}
            style={boxStyle(unsent.to)}
            aria-hidden="true"
          >
            <span className={events.body}>
              <strong>{coming.customerName}</strong>
            </span>
          </div>
        )}
        {isTarget && to && (
          <div
            className={classNames(
              events.event,
              events.ghost,
              styles.box,
              styles.ghost,
              reasons.some(({ isFinal }) => isFinal) && events.clash,
            )}
            style={boxStyle(to)}
            aria-hidden="true"
          >
            <span className={events.body}>
              <span className={events.when}>{staffFormat.timeRange(to.startsAt, to.endsAt, timeZone)}</span>
              <strong>{held.row.customerName}</strong>
              {reasons.map(({ words }) => (
                <span key={words} className={styles.reason}>
                  {words}
                </span>
              ))}
            </span>
          </div>
        )}
      </div>
    </section>
  );
}

/** What is not open, as shares of the hours that are shown; nothing is while the hours are not known. */
function closedParts(
  open: readonly WallInterval[] | undefined,
  { startMin, endMin }: WallInterval,
): [number, number][] {
  if (open === undefined) return [];
  const parts: [number, number][] = [];
  let from = startMin;
  const shut = (to: number) => {
    if (to > from) parts.push([(from - startMin) / (endMin - startMin), (to - from) / (endMin - startMin)]);
  };
  for (const one of [...open].sort((a, b) => a.startMin - b.startMin)) {
    shut(Math.min(one.startMin, endMin));
    from = Math.max(from, Math.min(one.endMin, endMin));
  }
  shut(endMin);
  return parts;
}
