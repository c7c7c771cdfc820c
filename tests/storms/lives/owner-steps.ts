/** What the owner changes of the company while customers book. */
import { everyDay, onlyOn, week } from '../../support/agenda.ts';
import { rowsOf } from '../../support/shop.ts';
import { COUPONS } from './customer-steps.ts';
import { someTime } from './some-time.ts';
import type { Step } from './step.ts';

export const changeAgenda: Step = async ({ draw, owner }) => {
  const hours = { startMin: 420 + draw.below(4) * 60, endMin: 960 + draw.below(5) * 60 };
  const days = draw.once(4)
    ? onlyOn({ weekday: 1, intervals: [hours] }, { weekday: 3, intervals: [hours] })
    : everyDay(hours);
  const body = week({
    days,
    slotStepMinutes: draw.of([15, 30, 45, 60]),
    bufferMinutesBetweenBookings: draw.of([0, 0, 15, 30]),
    noticeMinutes: draw.of([0, 60, 1_440]),
    horizonDays: draw.of([7, 30, 60]),
    travel: { mode: draw.of(['off', 'off', 'fixed', 'estimate']), fixedMin: 20 },
  });
  return { what: `agenda ${JSON.stringify(body)}`, answers: [await owner.put('/admin/schedule', body)] };
};

export const changeCrew: Step = async ({ draw, owner }) => {
  const { crews } = (await owner.get('/admin/crews')).body;
  const one = draw.of<{ id: string; name: string }>(crews);
  if (draw.once(6)) {
    const added = { name: `Équipe ${draw.below(20)}`, color: draw.of(['green', 'blue']) };
    return { what: `add crew ${added.name}`, answers: [await owner.post('/admin/crews', added)] };
  }
  if (draw.once(6))
    return { what: `delete ${one.name}`, answers: [await owner.delete(`/admin/crews/${one.id}`)] };
  const hours = everyDay({ startMin: 540, endMin: 1_020 });
  const changed = draw.of<object>([
    { active: false },
    { active: true },
    { active: true, kinds: [] },
    { kinds: draw.of([[], ['carpet'], ['carpet', 'tile', 'delivery', 'handyman']]) },
    { zips: draw.of([[], ['32801'], ['32801', '32789', '33801']]) },
    { baseZip: draw.of([null, '32801', '33801']) },
    { hours: draw.of([null, hours]) },
    { position: draw.below(3) },
    { name: `Équipe ${draw.below(20)}` },
  ]);
  const answer = await owner.patch(`/admin/crews/${one.id}`, changed);
  return { what: `crew ${one.name} ${JSON.stringify(changed)}`, answers: [answer] };
};

export const changeBlock: Step = async (life) => {
  const { draw, office, api } = life;
  const { startAt, endAt } = someTime(life, 60 + draw.below(8) * 30);
  const crews = await rowsOf<{ id: string }>(api, 'select id from crews order by position');
  const time = { startISO: startAt, endISO: endAt, allDay: draw.once(6), reason: 'Van' };
  const body = { ...time, crewId: draw.once(2) ? draw.of(crews).id : null };
  const blocks = await rowsOf<{ id: string }>(api, 'select id from blocks order by created_at, id');
  const known = draw.once(2) ? draw.maybe(blocks) : undefined;
  if (!known) return { what: `block ${startAt}`, answers: [await office.post('/admin/blocks', body)] };
  const path = `/admin/blocks/${known.id}`;
  return draw.once(2)
    ? { what: 'unblock', answers: [await office.delete(path)] }
    : { what: `reblock ${startAt}`, answers: [await office.patch(path, body)] };
};

export const changePrice: Step = async ({ draw, owner }) => {
  const { products, options, services } = (await owner.get('/admin/pricing')).body;
  const type = draw.of(['products', 'options', 'services', 'settings'] as const);
  if (type === 'settings') {
    const fee = { serviceCharge: draw.of([0, 5, 12.5]) };
    return {
      what: `fees ${JSON.stringify(fee)}`,
      answers: [await owner.patch('/admin/pricing/settings', fee)],
    };
  }
  const one = draw.maybe<{ id: string; price: number }>({ products, options, services }[type]);
  if (!one) return undefined;
  const answer = await owner.patch(`/admin/pricing/${type}/${one.id}`, {
    price: one.price + draw.of([-1, 2.5, 10]),
  });
  return { what: `price of ${type} ${one.id}`, answers: [answer] };
};

export const changeEntry: Step = async ({ draw, owner, sold, api }) => {
  const type = draw.of(['services', 'products', 'options'] as const);
  const service = draw.of(sold);
  const rows = await rowsOf<{ id: string }>(api, `select id from ${type} order by position, id`);
  const one = draw.of(rows);
  const way = draw.of(['hide', 'show', 'show', 'remove', 'add'] as const);
  if (way === 'add') {
    const title = { en: 'Den', es: 'Estudio', fr: 'Alcôve' };
    const body = { id: crypto.randomUUID(), serviceId: service.id, title, price: 20, minutes: 25 };
    return { what: `add to ${service.kind}`, answers: [await owner.post('/admin/products', body)] };
  }
  const path = `/admin/${type}/${one.id}`;
  if (way === 'remove' && type !== 'services')
    return { what: `remove of ${type}`, answers: [await owner.delete(path)] };
  const answer = await owner.patch(path, { active: way === 'show' || (type === 'services' && draw.once(2)) });
  return { what: `${way} of ${type}`, answers: [answer] };
};

export const changeCoupon: Step = async ({ draw, owner }) => {
  const code = draw.of(COUPONS);
  const { coupons } = (await owner.get('/admin/coupons')).body;
  const known = coupons.find((one: { code: string }) => one.code === code);
  if (!known) {
    const body = {
      code,
      title: 'Life',
      ...draw.of([{ amountOff: 5 }, { amountOff: 0, percentOff: 15 }]),
      maxRedemptions: draw.of([1, 2, null]),
      ...{ stacking: draw.once(2), oncePerEmail: code === 'ONCE', firstOnly: code === 'FIRST' },
    };
    return { what: `coupon ${code}`, answers: [await owner.post('/admin/coupons', body)] };
  }
  const path = `/admin/coupons/${known.id}`;
  const changed = draw.of<object>([
    { active: false },
    { active: true },
    { active: true },
    { maxRedemptions: draw.of([1, 3, null]) },
    { amountOff: 3 + draw.below(5), percentOff: null },
    { endsAt: '2026-02-01T00:00:00Z' },
    { endsAt: null },
  ]);
  if (draw.once(8))
    return {
      what: `delete ${code}`,
      answers: [await owner.delete(path), await owner.post(`${path}/restore`)],
    };
  return { what: `coupon ${code} ${JSON.stringify(changed)}`, answers: [await owner.patch(path, changed)] };
};
