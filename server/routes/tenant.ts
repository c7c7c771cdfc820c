import { timezoneView } from '#shared/api/slots.ts';
import { mailsLeave } from '../domain/mails/mails-leave.ts';
import { route } from '../http/calls/route.ts';

export const tenantRoutes = [
  route({
    method: 'GET',
    path: '/public/tenant/timezone',
    summary:
      'The zone in which every time of this company is meant, the address where it is reached, and whether it can mail',
    who: 'anyone',
    limit: 'read',
    status: 200,
    output: timezoneView,
    errors: [],
    // A server that mails, or no longer does, is soon known.
    cache: 'public, max-age=60',
    handle: async ({ deps, tenant }) => ({
      timezone: tenant.timeZone,
      helpEmail: tenant.helpEmail,
      mailsLeave: mailsLeave(deps, tenant),
    }),
  }),
];
