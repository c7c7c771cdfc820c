import * as z from 'zod/mini';
import { type BlockView, blocksAnswer, blockView } from '#shared/api/admin/blocks.ts';
import {
  type OutsideView,
  outsideView,
  type SavedScheduleView,
  type ScheduleInput,
  type ScheduleView,
  savedScheduleView,
  scheduleView,
  type TakenView,
  takenView,
} from '#shared/api/admin/schedule.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Answer } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';
import type { AdminRead } from '../admin-read.ts';

export const scheduleRead: AdminRead<ScheduleView> = {
  key: 'schedule',
  load: (signal) => adminCall({ method: 'GET', path: '/admin/schedule', schema: scheduleView, signal }),
  schema: scheduleView,
};

/** What customers' times are worked out around, from `from` to `to`, both included. */
export function takenRead(from: Day, to: Day): AdminRead<TakenView> {
  return {
    key: `taken ${from} ${to}`,
    load: (signal) =>
      adminCall({
        method: 'GET',
        path: '/admin/schedule/taken',
        query: { from, to },
        schema: takenView,
        signal,
      }),
    schema: takenView,
  };
}

/** Which visits to come would lie outside; changes nothing. */
export function checkSchedule(input: ScheduleInput): Promise<Answer<OutsideView>> {
  return adminCall({
    method: 'POST',
    path: '/admin/schedule/check',
    body: { json: input },
    schema: outsideView,
  });
}

/** 409 `schedule.changed` when other hours were saved since `expectedVersion` (D154). */
export function saveSchedule(input: ScheduleInput): Promise<Answer<SavedScheduleView>> {
  return adminCall({
    method: 'PUT',
    path: '/admin/schedule',
    body: { json: input },
    schema: savedScheduleView,
  });
}

/** Closed periods that touch the days from `from` up to and without `to`. */
export function closedPeriodsRead(from: Day, to: Day): AdminRead<readonly BlockView[]> {
  return {
    key: `blocks ${from} ${to}`,
    load: async (signal) => {
      const answer = await adminCall({
        method: 'GET',
        path: '/admin/blocks',
        query: { from, to },
        schema: blocksAnswer,
        signal,
      });
      return answer.ok ? { ...answer, body: answer.body.blocks } : answer;
    },
    schema: z.array(blockView),
  };
}
