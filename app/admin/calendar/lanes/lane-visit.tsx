import type { KeyboardEvent } from 'react';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { minutesBetween } from '#shared/kernel/instant.ts';
import { classNames } from '../../../ui/class-names.ts';
import { staffFormat } from '../../parts/words/staff-format.ts';
import { EventBody } from '../grid/event-body.tsx';
import events from '../grid/events.module.css';
import { at, stretchOf } from '../grid/timed-rows.ts';
import { boxOf, styleOf } from './lane-places.ts';
import type { LaneProps } from './lane-props.ts';
import styles from './lanes.module.css';

/** Below this a box has one line. */
const SHORT_MIN = 45;

type LaneVisitProps = LaneProps & { row: BookingRowView };

/** A visit of a lane: a press opens it, D takes it up, and it is dragged by its body or, at its end, longer. */
export function LaneVisit({ row, ...lane }: LaneVisitProps) {
  const { day, hours, timeZone, editable, unsent, highlighted, helpId, move, pointer } = lane;
  const box = boxOf(stretchOf(row), day, hours, timeZone);
  if (!box) return null;
  const isOff = row.status === 'CANCELLED';
  const isHeld = move.held?.row.id === row.id;
  const isAway = isHeld || unsent?.id === row.id;
  const canMove = editable && !isOff;
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !canMove) return;
    const act = isHeld ? heldKeys(event)[event.key] : liftKeys[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const liftKeys: Readonly<Record<string, () => void>> = { d: () => void move.lift(row, 'keys') };
  const heldKeys = ({ shiftKey }: KeyboardEvent): Readonly<Record<string, () => void>> => ({
    ArrowUp: () => move.step(shiftKey ? { longer: -1 } : { lines: -1 }),
    ArrowDown: () => move.step(shiftKey ? { longer: 1 } : { lines: 1 }),
    ArrowLeft: () => move.step({ lanes: -1 }),
    ArrowRight: () => move.step({ lanes: 1 }),
    Enter: move.drop,
    ' ': move.drop,
    Escape: move.letGo,
  });
  const { crew: _, ...withoutCrew } = row;
  const buffer = boxOf({ startsAt: at(row.endISO), endsAt: at(row.occupiedUntil) }, day, hours, timeZone);
  return (
    <>
      {!isOff && !isAway && buffer && (
        <i className={classNames(events.buffer, styles.ground)} style={styleOf(buffer)} />
      )}
      <button
        type="button"
        className={classNames(
          events.event,
          events[row.status.toLowerCase()],
          styles.box,
          highlighted.has(row.id) && events.highlight,
        )}
        style={styleOf(box)}
        data-booking={row.id}
        data-away={isAway || undefined}
        data-off={isOff || undefined}
        data-movable={canMove || undefined}
        aria-describedby={canMove ? helpId : undefined}
        onPointerDown={(event) => pointer.begin(event, row, false)}
        onKeyDown={press}
        onBlur={() => isHeld && move.held?.by === 'keys' && move.letGo()}
        onClick={() => {
          if (!pointer.swallowsClick()) lane.onOpen({ is: 'booking', row });
        }}
      >
        <EventBody
          shown={{ is: 'booking', row: withoutCrew }}
          timeText={staffFormat.timeRange(at(row.startISO), at(row.endISO), timeZone)}
          isShort={minutesBetween(at(row.startISO), at(row.endISO)) < SHORT_MIN}
          clash={undefined}
          timeZone={timeZone}
        />
        {canMove && (
          <i
            className={styles.end}
            onPointerDown={(event) => {
              event.stopPropagation();
              pointer.begin(event, row, true);
            }}
          />
        )}
      </button>
    </>
  );
}
