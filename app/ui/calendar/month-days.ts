/** Steps on plain 'YYYY-MM-DD' strings. A day here has no zone and no hours, so no clock change can touch it. */

const DAY_MS = 86_400_000;

export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Six weeks of seven days from `firstDay`. */
export function sixWeeks(firstDay: string): string[][] {
  return [0, 1, 2, 3, 4, 5].map((week) =>
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => plusDays(firstDay, week * 7 + weekday)),
  );
}

/** The day a key leads to from `day` at `weekday` (0 is the first column), or undefined for other keys. */
export function dayForKey(key: string, day: string, weekday: number): string | undefined {
  const step: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
    PageUp: -28,
    PageDown: 28,
  };
  const days = step[key];
  return days === undefined ? undefined : plusDays(day, days);
}
