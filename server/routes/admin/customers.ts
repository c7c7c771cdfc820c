import {
  customerHistoryView,
  customerInput,
  customerNoteInput,
  customersAnswer,
  customersQuery,
  customerView,
  eraseInput,
  erasureView,
} from '#shared/api/admin/customers.ts';
import { eraseCustomer } from '../../domain/customers/erase-customer.ts';
import { listCustomers } from '../../domain/customers/list-customers.ts';
import { noteCustomer } from '../../domain/customers/note-customer.ts';
import { previewErasure } from '../../domain/customers/preview-erasure.ts';
import { showHistory } from '../../domain/customers/show-history.ts';
import { route } from '../../http/calls/route.ts';

/** E-mails travel in bodies alone, because addresses of calls stand in logs, which have no query. */
export const adminCustomerRoutes = [
  route({
    method: 'GET',
    path: '/admin/customers',
    summary:
      'Customers by e-mail, those with the latest booking first; `q` looks for some, 5,000 bookings a call, on from `nextCursor`',
    who: 'admin',
    role: 'office',
    limit: 'read',
    query: customersQuery,
    status: 200,
    output: customersAnswer,
    errors: ['admin.denied'],
    handle: ({ deps, tenant, query }) => listCustomers(deps, tenant, query),
  }),
  route({
    method: 'POST',
    path: '/admin/customers/history',
    summary: 'One customer with all bookings, the latest first',
    who: 'admin',
    role: 'office',
    limit: 'write',
    body: customerInput,
    status: 200,
    output: customerHistoryView,
    errors: ['admin.denied', 'customer.not_found'],
    handle: ({ deps, tenant, body }) => showHistory(deps, tenant, body.email),
  }),
  route({
    method: 'PUT',
    path: '/admin/customers/note',
    summary: 'What staff know of a customer, whatever the visit; empty takes it away',
    who: 'admin',
    role: 'office',
    limit: 'write',
    body: customerNoteInput,
    status: 200,
    output: customerView,
    errors: ['admin.denied', 'customer.changed', 'customer.not_found'],
    handle: ({ deps, tenant, body }) => noteCustomer(deps, tenant, body),
  }),
  route({
    method: 'POST',
    path: '/admin/customers/erasure',
    summary: 'What erasing a customer would do; does nothing',
    who: 'admin',
    role: 'owner',
    limit: 'write',
    body: customerInput,
    status: 200,
    output: erasureView,
    errors: ['admin.denied', 'customer.not_found'],
    handle: ({ deps, tenant, body }) => previewErasure(deps, tenant, body.email),
  }),
  route({
    method: 'POST',
    path: '/admin/customers/erase',
    summary: 'Takes a customer out of everything that is kept; the work and its money stay',
    who: 'admin',
    role: 'owner',
    asksKey: () => true,
    limit: 'write',
    body: eraseInput,
    status: 200,
    output: erasureView,
    errors: ['admin.denied', 'customer.not_found', 'customer.has_visits'],
    handle: ({ deps, tenant, body, actor }) => eraseCustomer(deps, tenant, body, actor),
  }),
];
