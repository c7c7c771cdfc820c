import { type ScheduleView, scheduleView } from '#shared/api/admin/schedule.ts';
import { adminCall } from '../../data/staff/admin-call.ts';
import type { AdminRead } from '../../data/staff/admin-read.ts';

/** The hours of the company: what the calendar shades and measures days by. */
export const readSchedule: AdminRead<ScheduleView> = {
  key: 'schedule',
  load: (signal) => adminCall({ method: 'GET', path: '/admin/schedule', schema: scheduleView, signal }),
  schema: scheduleView,
};
