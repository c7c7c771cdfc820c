import { WEEKDAYS } from '#shared/agenda/week-hours.ts';
import type { ScheduleView } from '#shared/api/admin/schedule.ts';
import type { ScheduleRow } from '../../db/repos/agenda/agenda-settings.ts';
import type { Tenant } from '../../db/tenant.ts';

export function toScheduleView(row: ScheduleRow, { timeZone }: Tenant): ScheduleView {
  return {
    slotStepMinutes: row.stepMin,
    bufferMinutesBetweenBookings: row.bufferMin,
    noticeMinutes: row.noticeMin,
    horizonDays: row.horizonDays,
    timeZone,
    days: WEEKDAYS.map((weekday) => {
      const intervals = [...(row.hours[weekday] ?? [])];
      return { weekday, closed: intervals.length === 0, intervals };
    }),
    version: row.version,
  };
}
