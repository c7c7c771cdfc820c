import { type CSSProperties, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WallInterval } from '#shared/agenda/agenda.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { CrewOfBooking } from '#shared/api/admin/crews.ts';
import { dayLoads } from '#shared/booking/occupancy.ts';
import { type Day, weekdayOf } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { ofCrew, ofNobody } from '../../parts/crew/of-crew.ts';
import { CancelledBookings } from '../../parts/day/cancelled-bookings.tsx';
import { useNow } from '../../parts/day/use-now.ts';
import { staffFormat } from '../../parts/words/staff-format.ts';
import calendar from '../calendar.module.css';
import { hoursOf, measured, shutBy } from '../grid/timed-rows.ts';
import { Lane } from './lane.tsx';
import type { LaneGridProps } from './lane-props.ts';
import styles from './lanes.module.css';
import { useLaneMove } from './use-lane-move.ts';
import { useLanePointer } from './use-lane-pointer.ts';
import { useTravelMin } from './use-travel-min.ts';
import { whyUnfit } from './why-unfit.ts';

/** A day with a lane for each crew: visits are dragged between lanes and times, by pointer or by keys. */
export function LaneGrid(props: LaneGridProps) {
  const { day, label, lanes, shown, all, agenda, hours, timeZone, editable } = props;
  const { t } = useTranslation('admin');
  const isNarrow = useMedia('(width < 40rem)');
  const [chosen, setChosen] = useState<Id>();
  const helpId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const onDrop: LaneGridProps['onLaneMove'] = (row, to, crew) => {
    // Where one lane is seen, it is the one that the visit was put down in.
    setChosen(crew.id);
    props.onLaneMove(row, to, crew);
  };
  const move = useLaneMove({ day, hours, lanes, timeZone, onDrop });
  const pointer = useLanePointer({ grid, hours, timeZone, editable, move });
  const { held, crew, to } = move;
  const travelMin = useTravelMin(agenda);
  const reasons =
    held && to && crew ? whyUnfit(held.row, { to, crew }, { all, agenda, timeZone, travelMin }, t) : [];
  const only = isNarrow && lanes.length > 1 ? (lanes.find(({ id }) => id === chosen) ?? lanes[0]) : undefined;
  // A lane that a key moved a visit into comes into sight with it.
  const inSight = only && held?.by === 'keys' && crew ? crew : only;
  // The lane that keys move a visit out of stays: the focus is in it.
  const isDrawn = ({ id }: CrewOfBooking) =>
    inSight === undefined || id === inSight.id || (held?.by === 'keys' && id === held.row.crew?.id);
  return (
    <section
      className={styles.frame}
      aria-label={label}
      style={
        {
          '--lanes': inSight ? 1 : lanes.length,
          '--hours': (hours.endMin - hours.startMin) / 60,
        } as CSSProperties
      }
    >
      {only && (
        <div className={calendar.chips}>
          <ChoiceGroup
            legend={t('calendar.lanes.which')}
            legendHidden
            layout="chips"
            value={inSight?.id ?? only.id}
            onChange={setChosen}
            choices={lanes.map(({ id, name }) => ({
              value: id,
              label: `${name} ${ofCrew(shown, id).bookings.length}`,
            }))}
          />
        </div>
      )}
      <p id={helpId} className="visually-hidden">
        {t('calendar.lanes.help')}
      </p>
      <p role="status" className="visually-hidden">
        {held?.by === 'keys' &&
          crew &&
          to &&
          [
            crew.name,
            staffFormat.timeRange(to.startsAt, to.endsAt, timeZone),
            ...reasons.map(({ words }) => words),
          ].join('. ')}
      </p>
      <div ref={grid} className={styles.grid} data-held={held && ''}>
        <TimeAxis hours={hours} />
        {lanes.filter(isDrawn).map((lane) => (
          <Lane
            key={lane.id}
            {...props}
            isUnseen={inSight !== undefined && inSight.id !== lane.id}
            crew={lane}
            shown={ofCrew(shown, lane.id)}
            load={
              dayLoads([day], {
                bookings: ofCrew(shown, lane.id).bookings.map(measured),
                blocks: ofCrew(all, lane.id).blocks.map(shutBy),
                crewIds: [lane.id],
                hoursOf: hoursOf(agenda),
                timeZone,
              })[0]
            }
            open={hoursOf(agenda)?.(weekdayOf(day), lane.id)}
            helpId={editable ? helpId : undefined}
            {...{ move, pointer, reasons }}
          />
        ))}
        <NowLine day={day} hours={hours} timeZone={timeZone} />
      </div>
      <CancelledBookings
        rows={ofNobody(shown)}
        timeZone={timeZone}
        onOpen={(row) => props.onOpen({ is: 'booking', row })}
      />
    </section>
  );
}

/** For eyes alone: each visit says its time. */
function TimeAxis({ hours }: { hours: WallInterval }) {
  const first = Math.ceil(hours.startMin / 60);
  const count = Math.floor((hours.endMin - 1) / 60) - first + 1;
  return (
    <div className={styles.axis} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => first + index).map((hour) => (
        <span
          key={hour}
          style={
            { '--from': (hour * 60 - hours.startMin) / (hours.endMin - hours.startMin) } as CSSProperties
          }
        >
          {String(hour).padStart(2, '0')}:00
        </span>
      ))}
    </div>
  );
}

function NowLine({ day, hours, timeZone }: { day: Day; hours: WallInterval; timeZone: string }) {
  const now = toLocal(useNow(), timeZone);
  const from = (now.minuteOfDay - hours.startMin) / (hours.endMin - hours.startMin);
  if (now.day !== day || from < 0 || from > 1) return null;
  return <i className={styles.now} data-now="" style={{ '--from': from } as CSSProperties} />;
}
