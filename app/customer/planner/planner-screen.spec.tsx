import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { ROUTE_LIFE_MIN } from '#shared/delivery/route.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { aPriceBook, deliveryId } from '../../../tests/support/a-price-book.ts';
import { aPlan, aRoute, aStop, roadOfPlan } from '../../booking/plan/a-plan.test-support.ts';
import { readCart } from '../../data/cart/read-cart.ts';
import { now } from '../../data/device/clock.ts';
import { db } from '../../data/device/db.ts';
import { flushDrafts } from '../../data/drafts/draft-writer.ts';
import { setTransport } from '../../data/wire/http.ts';
import { Link } from '../../frame/link.tsx';
import { configure } from '../../i18n/messages/configure/en.ts';
import { delivery as deliveryWords } from '../../i18n/messages/delivery/en.ts';
import { planner as en } from '../../i18n/messages/planner/en.ts';
import { planner as es } from '../../i18n/messages/planner/es.ts';
import { planner as fr } from '../../i18n/messages/planner/fr.ts';
import { PlannerScreen } from './planner-screen.tsx';

const { services, rates } = aPriceBook();
const delivery = services.get(deliveryId);
if (delivery === undefined) throw new Error('the price book sells no delivery');
const courier = { ...delivery, id: 'courier', slug: 'courier' };
const van = { ...delivery, id: 'van', slug: 'van' };
const pickupAt = (street: string) => [aStop({ id: 'one', type: 'pickup', street, city: 'Orlando' })];
const words = { planner: en, delivery: deliveryWords, configure };
let asked: string[];

beforeAll(async () => {
  const resources = { en: words, es: { ...words, planner: es }, fr: { ...words, planner: fr } };
  await i18next.use(initReactI18next).init({ lng: 'en', resources, interpolation: { escapeValue: false } });
});

beforeEach(async () => {
  asked = [];
  await flushDrafts();
  await Promise.all(db.tables.map((table) => table.clear()));
  setTransport(async (path) => {
    asked.push(path);
    const headers = { [ANSWER_ID_HEADER]: 'r-1' };
    return Response.json({ error: 'x', code: 'server.busy' }, { status: 503, headers });
  });
});

async function sell(...sold: Service[]): Promise<void> {
  const known = { revision: 1, stepMin: 30, horizonDays: 90, timeZone: 'America/New_York', helpEmail: null };
  const row = { key: 'catalogue', kind: 'catalogue', services: sold, rates, ...known, v: 1 } as const;
  await db.cache.put({ ...row, fetchedAt: now() });
}

async function keep(key: string, plan: PlannerValue): Promise<void> {
  await db.drafts.put({ key, values: { drafts: [plan] }, updatedAt: now(), v: 1 });
}

const keptStreet = async (key: string) => {
  const values: unknown = (await db.drafts.get(key))?.values;
  return JSON.stringify(values)?.match(/"street":"([^"]*)"/)?.[1];
};

async function open(path: string): Promise<void> {
  await render(
    <MemoryRouter initialEntries={[path]}>
      <Link to="/intake/delivery">To delivery</Link>
      <Link to="/service/courier">To courier</Link>
      <Link to="/service/van">To van</Link>
      <Link to="/services">To all</Link>
      <Routes>
        <Route path="/intake/delivery" element={<PlannerScreen />} />
        <Route path="/service/:slug" element={<PlannerScreen />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
  );
}

function Elsewhere() {
  return <p>At {useLocation().pathname}</p>;
}

const go = (name: string) => page.getByRole('link', { name }).click();
const street = () => page.getByRole('combobox').first();

test('each delivery service keeps the plan being made for it (D407)', async () => {
  await sell(delivery, courier);
  await keep('intake:delivery', aPlan({ pickups: pickupAt('1 First Street') }));
  await open('/intake/delivery');
  await expect.element(street()).toHaveValue('1 First Street');
  await go('To courier');
  await expect.element(street()).toHaveValue('');
  await street().fill('2 Second Street');
  await expect.poll(() => keptStreet('intake:delivery:courier')).toBe('2 Second Street');
  await go('To delivery');
  await expect.element(street()).toHaveValue('1 First Street');
  expect(await keptStreet('intake:delivery')).toBe('1 First Street');
});

test('where no service has the kind’s own address, the first takes over what was kept for all (D407)', async () => {
  await sell(courier, van);
  await keep('intake:delivery', aPlan({ pickups: pickupAt('1 First Street') }));
  await open('/service/van');
  await expect.element(street()).toHaveValue('');
  await go('To courier');
  await expect.element(street()).toHaveValue('1 First Street');
  expect(await keptStreet('intake:delivery:courier')).toBe('1 First Street');
  expect(await db.drafts.get('intake:delivery')).toBeUndefined();
  await go('To van');
  await expect.element(street()).toHaveValue('');
});

test('from one service to another on the same path the form is begun anew', async () => {
  await sell(delivery, courier, van);
  await open('/service/courier');
  await street().fill('2 Second Street');
  await go('To van');
  await expect.element(street()).toHaveValue('');
  await expect.poll(() => keptStreet('intake:delivery:courier')).toBe('2 Second Street');
});

test('[RT46] a kept plan older than its token shows no price of its road, and going on asks for it', async () => {
  await sell(delivery);
  const tokenSignedAt = (at: number) =>
    `2.a.${btoa(JSON.stringify([12.3412, 31, 'osrm', false, Math.floor(at / 1000), null]))}.digest`;
  const lifeMs = ROUTE_LIFE_MIN * 60_000;
  const planOf = (at: number) => aPlan({ route: aRoute({ routeToken: tokenSignedAt(at) }) });
  const bar = page.getByRole('region', { name: en.bar.label });
  const exact = '$33.45';
  await keep('intake:delivery', planOf(now() - lifeMs + 60_000));
  await open('/intake/delivery');
  await expect.element(bar).toHaveTextContent(exact);
  await go('To van');
  await keep('intake:delivery', planOf(instantFromMs(now() - lifeMs - 60_000)));
  await go('To delivery');
  await expect.element(street()).toHaveValue('1200 Edgewater Drive');
  await expect.element(bar).not.toHaveTextContent(exact);
  await expect.element(page.getByText(en.status.stale)).not.toBeInTheDocument();
  await page.getByRole('button', { name: en.bar.submit }).click();
  await expect.poll(() => asked.filter((path) => path.includes('/delivery/directions')).length).toBe(1);
});

/** A server that takes its time for the road; answers what lets it answer. */
function slowRoad(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTransport(async (path) => {
    asked.push(path);
    const headers = { [ANSWER_ID_HEADER]: 'r-1' };
    if (!path.includes('/delivery/directions'))
      return Response.json({ error: 'x', code: 'server.busy' }, { status: 503, headers });
    await promise;
    return Response.json(roadOfPlan, { headers });
  });
  return resolve;
}

const isAsked = () =>
  expect.poll(() => asked.some((path) => path.includes('/delivery/directions'))).toBe(true);
/** Longer than what an answer sets off takes. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 500));

test('who leaves while the road is computed is taken nowhere by its answer, and the cart stays empty (D513)', async () => {
  await sell(delivery);
  const answer = slowRoad();
  await keep('intake:delivery', aPlan());
  await open('/intake/delivery');
  await page.getByRole('button', { name: en.bar.submit }).click();
  await isAsked();
  await go('To all');
  await expect.element(page.getByText('At /services')).toBeVisible();
  answer();
  await aWhile();
  await expect.element(page.getByText('At /services')).toBeVisible();
  expect((await readCart()).items).toEqual([]);
});

test('a plan begun anew is not replaced by the one whose road was still computed (D513)', async () => {
  await sell(delivery);
  const answer = slowRoad();
  await keep('intake:delivery', aPlan());
  await open('/intake/delivery');
  await page.getByRole('button', { name: en.compute.button }).click();
  await isAsked();
  await page.getByRole('button', { name: en.kept.startOver }).click();
  await street().fill('2 Second Street');
  answer();
  await aWhile();
  await expect.element(street()).toHaveValue('2 Second Street');
  await expect.poll(() => keptStreet('intake:delivery')).toBe('2 Second Street');
});

test.each([
  ['en', en],
  ['es', es],
  ['fr', fr],
] as const)('on a tablet the open price stands on one line beside the ways out, in %s', async (locale, w) => {
  await sell(delivery);
  await keep('intake:delivery', aPlan());
  await i18next.changeLanguage(locale);
  await page.viewport(768, 1024);
  await open('/intake/delivery');
  const bar = page.getByRole('region', { name: w.bar.label });
  await expect.element(bar).toBeVisible();
  const lines = () => {
    const price = bar.element().querySelector('strong');
    return (
      price &&
      Math.round(price.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(price).lineHeight))
    );
  };
  await expect.poll(lines).toBe(1);
  await expect.element(bar.getByRole('button', { name: w.bar.add })).toBeVisible();
  await i18next.changeLanguage('en');
  await page.viewport(414, 896);
});
