import * as z from 'zod/mini';
import {
  addOptionInput,
  addProductInput,
  addServiceInput,
  catalogueAnswer,
  catalogueEntry,
  catalogueHistoryAnswer,
  changeEntryInput,
  orderInput,
  removedAnswer,
} from '#shared/api/admin/catalogue.ts';
import { id } from '#shared/api/wire.ts';
import { entryTypes } from '#shared/catalogue/entries/entry.ts';
import { addOption, addProduct, addService } from '../../domain/catalogue/entries/add-entry.ts';
import { changeEntry } from '../../domain/catalogue/entries/change-entry.ts';
import { orderEntries } from '../../domain/catalogue/entries/order-entries.ts';
import { removeEntry } from '../../domain/catalogue/entries/remove-entry.ts';
import { listCatalogueHistory, showEntries } from '../../domain/catalogue/entries/show-entries.ts';
import { Reply, route } from '../../http/calls/route.ts';

const adding = {
  method: 'POST',
  who: 'admin',
  role: 'office',
  limit: 'write',
  status: 201,
  alsoStatus: 200,
  output: catalogueEntry,
} as const;

/** 200: it was there. */
function added({ isNew, entry }: Awaited<ReturnType<typeof addService>>) {
  return new Reply(entry, { status: isNew ? 201 : 200 });
}

export const adminCatalogueRoutes = [
  route({
    method: 'GET',
    path: '/admin/catalogue',
    summary: 'Services, products and options as their owner wrote them, hidden ones too',
    who: 'admin',
    role: 'office',
    limit: 'read',
    status: 200,
    output: catalogueAnswer,
    errors: ['admin.denied'],
    handle: ({ deps, tenant }) => showEntries(deps, tenant),
  }),
  route({
    method: 'GET',
    path: '/admin/catalogue/history',
    summary: 'Who changed what of it, newest first',
    who: 'admin',
    role: 'office',
    limit: 'read',
    status: 200,
    output: catalogueHistoryAnswer,
    errors: ['admin.denied'],
    handle: ({ deps, tenant }) => listCatalogueHistory(deps, tenant),
  }),
  route({
    ...adding,
    path: '/admin/services',
    summary: 'Add a service of a kind; the same id again is the same service',
    body: addServiceInput,
    errors: ['admin.denied'],
    handle: async ({ deps, tenant, body, actor }) => added(await addService(deps, tenant, body, actor)),
  }),
  route({
    ...adding,
    path: '/admin/products',
    summary: 'Add what is chosen in a service: a room, a piece of furniture',
    body: addProductInput,
    errors: ['admin.denied', 'catalogue.not_found'],
    handle: async ({ deps, tenant, body, actor }) => added(await addProduct(deps, tenant, body, actor)),
  }),
  route({
    ...adding,
    path: '/admin/options',
    summary: 'Add a size, a level or an extra to a service',
    body: addOptionInput,
    errors: ['admin.denied', 'catalogue.not_found'],
    handle: async ({ deps, tenant, body, actor }) => added(await addOption(deps, tenant, body, actor)),
  }),
  ...entryTypes.flatMap((type) => [
    route({
      method: 'PATCH',
      path: `/admin/${type}/order`,
      summary: `Put all ${type} of a list into this order`,
      who: 'admin',
      role: 'office',
      limit: 'write',
      body: orderInput,
      status: 200,
      output: catalogueAnswer,
      errors: ['admin.denied', 'catalogue.changed'],
      handle: ({ deps, tenant, body, actor }) => orderEntries(deps, tenant, type, body, actor),
    }),
    route({
      method: 'PATCH',
      path: `/admin/${type}/:id`,
      summary: `Change words, picture, minutes of one of the ${type}, or hide it; what is absent stays`,
      who: 'admin',
      role: 'office',
      limit: 'write',
      params: z.object({ id }),
      body: changeEntryInput,
      status: 200,
      output: catalogueEntry,
      errors: ['admin.denied', 'catalogue.not_found', 'catalogue.changed'],
      handle: ({ deps, tenant, params, body, actor }) =>
        changeEntry(deps, tenant, { ...body, type, id: params.id, actor }),
    }),
    route({
      method: 'DELETE',
      path: `/admin/${type}/:id`,
      summary: `Remove one of the ${type}; what a cart, a booking or a review names is hidden instead`,
      who: 'admin',
      role: 'office',
      limit: 'write',
      params: z.object({ id }),
      status: 200,
      output: removedAnswer,
      errors: ['admin.denied'],
      handle: ({ deps, tenant, params, actor }) => removeEntry(deps, tenant, { type, id: params.id, actor }),
    }),
  ]),
];
