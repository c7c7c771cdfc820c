import { expect, test } from 'vitest';
import { prefillAddress } from '#shared/cart/prefill-address.ts';
import { editStop } from '#shared/delivery/plan/edit-stop.ts';
import { fromDeliveryMeta } from '#shared/delivery/plan/from-delivery-meta.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { setMode } from '#shared/delivery/plan/set-mode.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import { aPlan, aRoute } from '../../../booking/plan/a-plan.test-support.ts';
import { planKey } from '../../../booking/plan/absorb-plan.ts';
import { aBook, aClient, aService } from '../../new-booking/a-call.test-support.ts';
import { blankBooking, bookingDraft } from '../../new-booking/booking-draft.ts';
import { shownTotal } from '../../new-booking/shown-total.ts';
import { type LineDraft, lineFaults, needsRoad, newLine, toItems } from './line-draft.ts';

const delivery = aService({ id: 'delivery', kind: 'delivery', products: [], options: [] });
const book = aBook(delivery);
let made = 0;
const newId = () => `id-${made++}`;

/** As it stands after the answer about its stops. */
function answered(plan: PlannerValue): LineDraft {
  return { ...newLine(newId, delivery), plan, roadKey: planKey(plan) };
}

const routed = answered(aPlan({ route: aRoute() }));
const totalOf = (line: LineDraft) =>
  priceCart({ items: toItems([line], book), book, coupons: [], now: instantFromMs(0), stepMin: 30 });

test('a new delivery asks for its stops, then for its road, and then for nothing', () => {
  const line = newLine(newId, delivery);
  expect(lineFaults(line, delivery)).toEqual(['stops']);
  expect(lineFaults({ ...line, plan: aPlan() }, delivery)).toEqual(['road']);
  expect(lineFaults(routed, delivery)).toEqual([]);
});

test('another address makes the road stale, a note, a unit and an errand do not', () => {
  const after = (step: (plan: PlannerValue) => PlannerValue): LineDraft => ({
    ...routed,
    plan: step(aPlan({ route: aRoute() })),
  });
  const moved = after((plan) => editStop(plan, 'door', { street: '1 Elsewhere Road' }));
  expect(needsRoad(moved)).toBe(true);
  expect(lineFaults(moved, delivery)).toEqual(['road']);
  expect(totalOf(moved).lines[0]?.provisional).toBe(true);
  const back = { ...moved, plan: moved.plan && editStop(moved.plan, 'door', { street: '200 Park Avenue' }) };
  expect(needsRoad(back)).toBe(true);
  expect(needsRoad(after((plan) => editStop(plan, 'door', { notes: 'ring twice', unit: '4' })))).toBe(false);
  expect(needsRoad(after((plan) => setMode(plan, 'errand')))).toBe(false);
});

test('a road that was asked for and not found is booked as "from"', () => {
  const open = answered(aPlan());
  expect(lineFaults(open, delivery)).toEqual([]);
  expect(shownTotal(totalOf(open), undefined).isFrom).toBe(true);
  expect(shownTotal(totalOf(routed), undefined).isFrom).toBe(false);
});

test('the cart gets the plan with its signed road, and the road makes the booking dearer and longer', () => {
  const plan = aPlan({ mode: 'errand', route: aRoute(), reference: ' PO 77 ', estimatedBasketAmount: 80.5 });
  const [item] = toItems([answered(plan)], book);
  const [instance] = item?.instances ?? [];
  expect(instance).toMatchObject({
    ...{ id: plan.id, deliveryReference: 'PO 77', estimatedBasketAmount: 80.5 },
    deliveryMeta: { kind: 'errand', routePending: false, routeToken: 'signed', distanceMiles: 12.3412 },
  });
  expect(instance && fromDeliveryMeta(instance, newId).route).toEqual(aRoute());
  const open = totalOf(answered(aPlan()));
  const road = totalOf(routed);
  expect(road.totalCents).toBeGreaterThan(open.totalCents);
  const far = answered(aPlan({ route: aRoute({ durationMinutes: 150 }) }));
  expect(totalOf(far).minutes).toBeGreaterThan(road.minutes);
});

test('beyond a hundred miles there is no price', () => {
  expect(totalOf(answered(aPlan({ route: aRoute({ distanceMiles: 235 }) }))).quote).toBe(true);
});

test('the draft keeps the plan, its road and what it was answered about', () => {
  const draft = { ...blankBooking, lines: [routed] };
  expect(bookingDraft.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('the drop-off is where the client is, while no address was typed', () => {
  const nowhere = aClient({ line1: '', city: '', postalCode: '' });
  const items = toItems([routed], book);
  expect(prefillAddress(nowhere, items)).toMatchObject({ line1: '200 Park Avenue', city: 'Winter Park' });
  expect(prefillAddress(aClient(), items)).toEqual(aClient());
});
