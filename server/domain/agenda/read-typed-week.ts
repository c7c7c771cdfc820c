import { readWeek, type Week } from '#shared/agenda/week-hours.ts';
import type { ScheduleInput } from '#shared/api/admin/schedule.ts';
import type { ScheduleRow } from '../../db/repos/agenda/agenda-settings.ts';
import { AppError } from '../../errors/app-error.ts';

/** Throws request.invalid with a code for each field that cannot be put right. */
export function readTypedWeek(input: ScheduleInput, kept: ScheduleRow): Week {
  const read = readWeek(input, kept);
  if (!read.ok) throw new AppError('request.invalid', { fields: read.fields });
  return read.week;
}
