import { clampMin } from '#shared/agenda/week-hours.ts';

/** "08:30" of 510. */
export function wallTime(min: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(min / 60))}:${two(min % 60)}`;
}

/** As people type it: "8", "8h", "8h30", "8:30", "8.30", "830", "0830". Undefined for what is no time; clamped to 23:59. */
export function readWallTime(text: string): number | undefined {
  const [, apart, rest = ''] = /^\s*(\d{1,2})\s*[:hH.]\s*(\d{2})?\s*$/.exec(text) ?? [];
  const [, together, minutes = ''] = /^\s*(\d{1,2}?)(\d{2})?\s*$/.exec(text) ?? [];
  const hour = apart ?? together;
  if (hour === undefined) return undefined;
  const minute = Number((apart === undefined ? minutes : rest) || 0);
  if (minute > 59) return undefined;
  return clampMin(Number(hour) * 60 + minute);
}
