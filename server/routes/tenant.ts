import { timezoneView } from '#shared/api/slots.ts';
import { route } from '../http/route.ts';

export const tenantRoutes = [
  route({
    method: 'GET',
    path: '/public/tenant/timezone',
    summary: 'The zone in which every time of this company is meant, and the address where it is reached',
    who: 'anyone',
    limit: 'read',
    status: 200,
    output: timezoneView,
    errors: [],
    cache: 'public, max-age=3600',
    handle: async ({ tenant }) => ({ timezone: tenant.timeZone, helpEmail: tenant.helpEmail }),
  }),
];
