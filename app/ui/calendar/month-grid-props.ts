import type { DayLevel } from '../fields/level-dots.tsx';

export type MonthGridProps = {
  /** The first cell, a Monday, as 'YYYY-MM-DD'. */
  firstDay: string;
  /** Above the grid, spoken when it changes: "November 2026". */
  title: string;
  previousLabel: string;
  nextLabel: string;
  /** False when there is nothing that way; the button then rests. */
  canMoveBack?: boolean | undefined;
  canMoveOn?: boolean | undefined;
  /** Seven, from the first column on: `short` is seen, `long` is spoken. */
  weekdays: readonly { short: string; long: string }[];
  /** The whole day in words: "Tuesday 1 December". */
  labelOf: (day: string) => string;
  /** Seen over the number on the first of a month: "Dec". */
  monthOf: (day: string) => string;
  isDisabled: (day: string) => boolean;
  /** Why a disabled day is: spoken with it, shown under the grid when it is pressed. */
  why: (day: string) => string | undefined;
  /** Undefined while it is not known: no dots. */
  level: (day: string) => DayLevel | undefined;
  /** Words for the three levels, spoken and drawn as the legend. */
  levelLabels: readonly [none: string, few: string, many: string];
  selected: string | null;
  today: string;
  todayLabel: string;
  onPick: (day: string) => void;
  /** The person wants other weeks: +28 or -28 days. The screen answers with a new `firstDay`. */
  onMove: (days: 28 | -28) => void;
};
