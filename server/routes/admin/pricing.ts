import {
  priceHistoryAnswer,
  priceHistoryQuery,
  priceInput,
  priceParams,
  priceView,
  pricingView,
  settingsInput,
  settingsView,
} from '#shared/api/admin/pricing.ts';
import { type PriceType, priceTypes } from '#shared/pricing/price-terms.ts';
import { changePrice } from '../../domain/pricing/change-price.ts';
import { changeRates } from '../../domain/pricing/change-rates.ts';
import { listPriceHistory } from '../../domain/pricing/list-price-history.ts';
import { showPricing } from '../../domain/pricing/show-pricing.ts';
import { route } from '../../http/calls/route.ts';

export const adminPricingRoutes = [
  route({
    method: 'GET',
    path: '/admin/pricing',
    summary: 'Every price and rate that can be changed, with its version',
    who: 'admin',
    role: 'office',
    limit: 'read',
    status: 200,
    output: pricingView,
    errors: ['admin.denied'],
    handle: ({ deps, tenant }) => showPricing(deps, tenant),
  }),
  route({
    method: 'PATCH',
    path: '/admin/pricing/settings',
    summary: 'Change rates and fees; what is absent stays, and all of it is one version',
    who: 'admin',
    role: 'office',
    limit: 'write',
    body: settingsInput,
    status: 200,
    output: settingsView,
    errors: ['admin.denied', 'pricing.changed'],
    handle: ({ deps, tenant, body, actor }) => changeRates(deps, tenant, body, actor),
  }),
  route({
    method: 'PATCH',
    path: '/admin/pricing/:type/:id',
    summary: 'Change the price of a service, a product or an option',
    who: 'admin',
    role: 'office',
    limit: 'write',
    params: priceParams,
    body: priceInput,
    status: 200,
    output: priceView,
    errors: ['admin.denied', 'price.not_found', 'pricing.changed'],
    handle: ({ deps, tenant, params: { type, id }, body, actor }) =>
      changePrice(deps, tenant, { ...body, type: pluralOf(type), id, actor }),
  }),
  route({
    method: 'GET',
    path: '/admin/pricing/history',
    summary: 'Who changed which price, newest first',
    who: 'admin',
    role: 'office',
    limit: 'read',
    query: priceHistoryQuery,
    status: 200,
    output: priceHistoryAnswer,
    errors: ['admin.denied'],
    handle: ({ deps, tenant, query }) => listPriceHistory(deps, tenant, query),
  }),
];

/** Singular is read too (D153). */
function pluralOf(type: string): PriceType {
  return priceTypes.find((plural) => plural === type || plural === `${type}s`) ?? 'options';
}
