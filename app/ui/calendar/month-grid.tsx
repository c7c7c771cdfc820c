import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { LevelDots } from '../fields/level-dots.tsx';
import { sixWeeks } from './month-days.ts';
import styles from './month-grid.module.css';
import { MonthGridDay } from './month-grid-day.tsx';
import type { MonthGridProps } from './month-grid-props.ts';
import { useRovingDay } from './use-roving-day.ts';

/**
 * `<MonthGrid firstDay title previousLabel nextLabel canMoveBack canMoveOn weekdays labelOf monthOf isDisabled why
 * level levelLabels selected today todayLabel onPick onMove>`
 * Six weeks by seven days after the ARIA grid pattern: one stop for Tab, arrows by day and week, Home and End in the
 * week, PageUp and PageDown by 28 days, Enter or Space to pick. Days are plain strings; the grid knows no zone.
 */
export function MonthGrid(props: MonthGridProps) {
  const { selected, today, canMoveBack = true, canMoveOn = true, isDisabled } = props;
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [refusedDay, setRefusedDay] = useState<string | null>(null);
  const weeks = sixWeeks(props.firstDay);
  const canMove = (days: 28 | -28) => (days < 0 ? canMoveBack : canMoveOn);
  const roving = useRovingDay({ grid, weeks, preferred: [selected, today], canMove, onMove: props.onMove });

  const press = (day: string) => {
    roving.setActiveDay(day);
    setRefusedDay(isDisabled(day) ? day : null);
    if (!isDisabled(day)) props.onPick(day);
  };
  const refusedHere = refusedDay !== null && weeks.flat().includes(refusedDay);

  return (
    <div className={styles.frame}>
      <GridHead {...props} titleId={titleId} canMove={canMove} />
      <table
        ref={grid}
        className={styles.grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern is built on a table.
        role="grid"
        aria-labelledby={titleId}
        onKeyDown={roving.onKeyDown}
        onFocus={roving.onFocus}
      >
        <WeekdayRow weekdays={props.weekdays} />
        <WeekRows weeks={weeks} grid={props} tabDay={roving.tabDay} onPress={press} />
      </table>
      <div className={styles.foot}>
        <p role="status">{refusedHere && props.why(refusedDay)}</p>
        <Legend labels={props.levelLabels} />
      </div>
    </div>
  );
}

type WeekRowsProps = {
  weeks: readonly (readonly string[])[];
  grid: MonthGridProps;
  tabDay: string;
  onPress: (day: string) => void;
};

function WeekRows({ weeks, grid, tabDay, onPress }: WeekRowsProps) {
  return (
    <tbody>
      {weeks.map((week) => (
        <tr key={week[0]}>
          {week.map((day) => (
            <MonthGridDay key={day} day={day} grid={grid} tabbable={day === tabDay} onPress={onPress} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

type GridHeadProps = MonthGridProps & { titleId: string; canMove: (days: 28 | -28) => boolean };

function GridHead({ titleId, title, previousLabel, nextLabel, canMove, onMove }: GridHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={titleId} className={styles.title} aria-live="polite">
        {title}
      </h2>
      <IconButton
        label={previousLabel}
        icon={<ChevronLeft aria-hidden="true" />}
        variant="outline"
        disabled={!canMove(-28)}
        onClick={() => onMove(-28)}
      />
      <IconButton
        label={nextLabel}
        icon={<ChevronRight aria-hidden="true" />}
        variant="outline"
        disabled={!canMove(28)}
        onClick={() => onMove(28)}
      />
    </div>
  );
}

function WeekdayRow({ weekdays }: Pick<MonthGridProps, 'weekdays'>) {
  return (
    <thead>
      <tr>
        {weekdays.map((weekday) => (
          <th key={weekday.long} scope="col">
            <span aria-hidden="true">{weekday.short}</span>
            <span className="visually-hidden">{weekday.long}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Hidden from ears: every day says its own level. */
function Legend({ labels }: { labels: MonthGridProps['levelLabels'] }) {
  const [, few, many] = labels;
  return (
    <div className={styles.legend} aria-hidden="true">
      <span>
        <LevelDots level={2} /> {many}
      </span>
      <span>
        <LevelDots level={1} /> {few}
      </span>
    </div>
  );
}
