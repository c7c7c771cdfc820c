import {
  agendaInput,
  agendaView,
  outsideView,
  savedAgendaView,
  takenQuery,
  takenView,
} from '#shared/api/admin/agenda.ts';
import { checkAgenda, saveAgenda } from '../../../domain/agenda/save-agenda.ts';
import { listTaken, showAgenda } from '../../../domain/agenda/show-agenda.ts';
import { parsedDay } from '../../../domain/slots/parsed-time.ts';
import { route } from '../../../http/calls/route.ts';

export const adminAgendaRoutes = [
  route({
    method: 'GET',
    path: '/admin/schedule',
    summary: 'The weekly hours, step, buffer, notice and horizon',
    who: 'admin',
    role: 'office',
    limit: 'read',
    status: 200,
    output: agendaView,
    errors: ['admin.denied'],
    handle: ({ deps, tenant }) => showAgenda(deps, tenant),
  }),
  route({
    method: 'PUT',
    path: '/admin/schedule',
    summary: 'Changes them from now on; tells which visits are outside, and moves none',
    who: 'admin',
    role: 'office',
    limit: 'write',
    body: agendaInput,
    status: 200,
    output: savedAgendaView,
    errors: ['admin.denied', 'schedule.changed'],
    handle: ({ deps, tenant, body }) => saveAgenda(deps, tenant, body),
  }),
  route({
    method: 'POST',
    path: '/admin/schedule/check',
    summary: 'Which visits would be outside these hours; changes nothing',
    who: 'admin',
    role: 'office',
    limit: 'write',
    body: agendaInput,
    status: 200,
    output: outsideView,
    errors: ['admin.denied'],
    handle: ({ deps, tenant, body }) => checkAgenda(deps, tenant, body),
  }),
  route({
    method: 'GET',
    path: '/admin/schedule/taken',
    summary: 'What is taken or closed on at most 62 days, as the times of customers are worked out around it',
    who: 'admin',
    role: 'office',
    limit: 'read',
    query: takenQuery,
    status: 200,
    output: takenView,
    errors: ['admin.denied'],
    handle: ({ deps, tenant, query }) =>
      listTaken(deps, tenant, { from: parsedDay(query.from), to: parsedDay(query.to) }),
  }),
];
