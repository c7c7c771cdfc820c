import { classNames } from '../class-names.ts';
import { LevelDots } from '../fields/level-dots.tsx';
import styles from './month-grid.module.css';
import type { MonthGridProps } from './month-grid-props.ts';

type MonthGridDayProps = {
  day: string;
  grid: MonthGridProps;
  tabbable: boolean;
  onPress: (day: string) => void;
};

/** One cell. A closed day keeps its place for the arrows and says why it is closed. */
export function MonthGridDay({ day, grid, tabbable, onPress }: MonthGridDayProps) {
  const disabled = grid.isDisabled(day);
  const level = grid.level(day);
  const selected = day === grid.selected;
  const isToday = day === grid.today;
  const number = Number(day.slice(8));
  const spoken = [
    grid.labelOf(day),
    isToday && grid.todayLabel,
    disabled ? grid.why(day) : level !== undefined && grid.levelLabels[level],
  ];
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a table with role grid is a gridcell, which has it.
    <td className={styles.cell} aria-selected={selected}>
      <button
        type="button"
        className={classNames(styles.day, isToday && styles.today)}
        data-day={day}
        tabIndex={tabbable ? 0 : -1}
        aria-label={spoken.filter(Boolean).join(', ')}
        aria-disabled={disabled || undefined}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onPress(day)}
      >
        {number === 1 && <span className={styles.month}>{grid.monthOf(day)}</span>}
        <span className={styles.number}>{number}</span>
        <LevelDots level={disabled ? 0 : level} />
      </button>
    </td>
  );
}
