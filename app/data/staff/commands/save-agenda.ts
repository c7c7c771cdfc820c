import * as z from 'zod/mini';
import {
  type AgendaInput,
  type AgendaView,
  agendaView,
  type OutsideView,
  outsideView,
  type SavedAgendaView,
  savedAgendaView,
  type TakenView,
  takenView,
} from '#shared/api/admin/agenda.ts';
import { type BlockView, blocksAnswer, blockView } from '#shared/api/admin/blocks.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Answer } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';
import type { AdminRead } from '../admin-read.ts';

export const agendaRead: AdminRead<AgendaView> = {
  key: 'schedule',
  load: (signal) => adminCall({ method: 'GET', path: '/admin/schedule', schema: agendaView, signal }),
  schema: agendaView,
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
export function checkAgenda(input: AgendaInput): Promise<Answer<OutsideView>> {
  return adminCall({
    method: 'POST',
    path: '/admin/schedule/check',
    body: { json: input },
    schema: outsideView,
  });
}

/** 409 `schedule.changed` when other hours were saved since `expectedVersion` (D154). */
export function saveAgenda(input: AgendaInput): Promise<Answer<SavedAgendaView>> {
  return adminCall({
    method: 'PUT',
    path: '/admin/schedule',
    body: { json: input },
    schema: savedAgendaView,
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
