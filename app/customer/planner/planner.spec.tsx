import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DirectionsView, StopError } from '#shared/api/delivery.ts';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import type { ErrorCode } from '#shared/api/error-codes.ts';
import { blankPlan } from '#shared/delivery/plan/blank-plan.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { type Locale, locales } from '#shared/kernel/locale.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { writeMoney } from '#shared/kernel/write-money.ts';
import { aPriceBook, deliveryId } from '../../../tests/support/a-price-book.ts';
import { expectSoundPart } from '../../../tests/support/part-check.ts';
import { aPlan, roadOfPlan } from '../../booking/plan/a-plan.test-support.ts';
import { usePlan } from '../../booking/plan/use-plan.ts';
import { db } from '../../data/device/db.ts';
import { setTransport } from '../../data/wire/http.ts';
import { delivery as deliveryEn } from '../../i18n/messages/delivery/en.ts';
import { delivery as deliveryEs } from '../../i18n/messages/delivery/es.ts';
import { delivery as deliveryFr } from '../../i18n/messages/delivery/fr.ts';
import { planner as en } from '../../i18n/messages/planner/en.ts';
import { planner as es } from '../../i18n/messages/planner/es.ts';
import { planner as fr } from '../../i18n/messages/planner/fr.ts';
import { StickyBar } from '../../ui/layout/sticky-bar.tsx';
import { BarPrice } from './bar-price.tsx';
import { Planner } from './planner.tsx';

const words = { en, es, fr };
const { services, rates } = aPriceBook();
const service = services.get(deliveryId);
if (service === undefined) throw new Error('the price book sells no delivery');
const offer = { service, rates };

interface Fake {
  readonly status: number;
  readonly body: DirectionsView | { error: string; code: ErrorCode; errors?: readonly StopError[] } | string;
}

/** What a fake server says about the road, and how often it was asked. */
let said: Fake;
let asked: number;
const goOn = vi.fn();

const PRICE_CENTS = rates.deliveryBaseCents + 10 * rates.deliveryMileCents;
const open = { routePending: true, distanceMiles: null, durationMinutes: null, geometry: null } as const;
const atDoor = (code: StopError['code']) => [{ index: 1, code, message: code }];

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: {
      en: { planner: en, delivery: deliveryEn },
      es: { planner: es, delivery: deliveryEs },
      fr: { planner: fr, delivery: deliveryFr },
    },
    interpolation: { escapeValue: false },
  });
});

beforeEach(async () => {
  said = { status: 200, body: roadOfPlan };
  asked = 0;
  goOn.mockClear();
  await i18next.changeLanguage('en');
  await Promise.all(db.tables.map((table) => table.clear()));
  setTransport(async (path) => {
    const headers = { [ANSWER_ID_HEADER]: 'r-1' };
    if (!path.includes('/delivery/directions'))
      return Response.json({ tileUrl: null, attribution: '' }, { headers });
    asked += 1;
    const { status, body } = said;
    // A gateway's own page does not name the request.
    return typeof body === 'string'
      ? new Response(body, { status })
      : Response.json(body, { status, headers });
  });
});

/** The plan as it is, for the tests. */
let held: PlannerValue;

function Plan({ start = aPlan() }: { start?: PlannerValue }) {
  const [value, setValue] = useState(start);
  held = value;
  const plan = usePlan(value, setValue);
  return (
    <main>
      <Planner plan={plan} offer={offer} lead="Lead" onGoOn={goOn}>
        <StickyBar label="Bar" action={null}>
          <BarPrice plan={plan} offer={offer} />
        </StickyBar>
      </Planner>
    </main>
  );
}

const main = page.getByRole('main');
const bar = () => page.getByRole('region', { name: 'Bar' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const basket = () => page.getByRole('textbox', { name: new RegExp(`^${en.errand.basket}`) });
const pickup = (w: (typeof words)[Locale] = en) =>
  page.getByRole('group', { name: w.stops.pickup.replace('{{number}}', '1'), exact: true });
const door = (w: (typeof words)[Locale] = en) =>
  page.getByRole('group', { name: w.stops.dropoff, exact: true });
const search = (place: number) => main.getByRole('combobox').nth(place);
const streets = () =>
  [...document.querySelectorAll('[role="combobox"]')].map((each) => Reflect.get(each, 'value'));
/** With the spaces that a page's text is compared by: French has some that do not break. */
const plain = (text: string) => text.replace(/\s/g, ' ');
const money = (cents: Cents, locale: Locale, look?: 'exact') => plain(writeMoney(cents, locale, look));
const fromWords = (locale: Locale) =>
  plain(words[locale].result.from)
    .replace('{{base}}', money(rates.deliveryBaseCents, locale))
    .replace('{{mile}}', money(rates.deliveryMileCents, locale));

const failures: readonly (readonly [keyof typeof en.status, Fake])[] = [
  ['notConfigured', { status: 503, body: { error: 'x', code: 'route.not_configured' } }],
  ['busy', { status: 503, body: { error: 'x', code: 'route.busy' } }],
  ['busy', { status: 429, body: { error: 'x', code: 'request.too_many' } }],
  [
    'notFound',
    { status: 400, body: { error: 'x', code: 'route.not_found', errors: atDoor('address.no_road') } },
  ],
  ['failed', { status: 502, body: '<h1>Bad Gateway</h1>' }],
];

describe.each(locales)('in %s', (locale) => {
  const w = words[locale];

  test('each way a road can fail has its own words, keeps the stops and leaves the price open', async () => {
    await i18next.changeLanguage(locale);
    await render(<Plan />);
    const before = streets();
    for (const [place, [status, answer]] of failures.entries()) {
      said = answer;
      await button(w.compute.button).click();
      await expect.poll(() => asked).toBe(place + 1);
      await expect.element(main.getByRole('alert')).toHaveTextContent(plain(w.status[status]));
      await expect.element(bar()).toHaveTextContent(fromWords(locale));
      await expect.element(main).toHaveTextContent(plain(w.next.confirm));
      expect(streets()).toEqual(before);
      const isNoRoad = status === 'notFound';
      expect(main.getByText(w.fault.stopNoRoad).elements()).toHaveLength(isNoRoad ? 1 : 0);
      if (isNoRoad) await expect.element(door(w)).toHaveTextContent(plain(w.fault.stopNoRoad));
    }
    await expectSoundPart();
    await button(w.status.goOnButton).click();
    expect(goOn).toHaveBeenCalledOnce();
    said = { status: 200, body: roadOfPlan };
    await button(w.compute.button).click();
    await expect.element(bar()).toHaveTextContent(money(PRICE_CENTS, locale, 'exact'));
    expect(main.getByRole('alert').elements()).toEqual([]);
    await expect.element(main).toHaveTextContent(plain(w.next.book));
  });

  test('a stop that is outside, and one whose point is far, are told at that stop alone', async () => {
    await i18next.changeLanguage(locale);
    await render(<Plan />);
    const pending = { ...roadOfPlan, ...open, routeToken: null, source: null };
    said = { status: 200, body: { ...pending, errors: atDoor('address.outside') } };
    await button(w.compute.button).click();
    await expect.element(main).toHaveTextContent(plain(w.status.pending));
    await expect.element(door(w)).toHaveTextContent(plain(w.fault.stopOutside));
    await expect.element(search(1)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(search(0)).not.toHaveAttribute('aria-invalid', 'true');
    await expect.element(bar()).toHaveTextContent(fromWords(locale));
    await button(w.status.show.replace('{{stop}}', w.stops.dropoff)).click();
    await expect.element(search(1)).toHaveFocus();

    const miles = { placedMiles: 1, placedMinutes: 2, typedMiles: 20, typedMinutes: 40 };
    const points = [
      { offMiles: 0, fault: null },
      { offMiles: 17, fault: 'address.point_far' as const },
    ];
    const errors = atDoor('address.point_far');
    said = { status: 200, body: { ...pending, errors, routeToken: '2.a.b', doubt: { ...miles, points } } };
    await button(w.compute.button).click();
    await expect.element(main).toHaveTextContent(plain(w.status.doubt));
    await expect.element(door(w)).toHaveTextContent(plain(w.fault.stopPointFar));
    await expect.element(bar()).toHaveTextContent(fromWords(locale));
    await expect.element(main).toHaveTextContent(plain(w.next.confirm));
    await expectSoundPart();
  });

  test('a long road that is doubted is told as one that is quoted, and nowhere with a price', async () => {
    await i18next.changeLanguage(locale);
    const miles = { placedMiles: 230, placedMinutes: 240, typedMiles: null, typedMinutes: null };
    const points = [
      { offMiles: 0, fault: null },
      { offMiles: null, fault: 'address.unchecked' as const },
    ];
    const errors = atDoor('address.unchecked');
    const doubt = { ...miles, points };
    said = {
      status: 200,
      body: { ...roadOfPlan, ...open, source: null, routeToken: '2.a.b', errors, doubt },
    };
    await render(<Plan />);
    await button(w.compute.button).click();
    await expect.element(main).toHaveTextContent(plain(w.status.doubt));
    await expect.element(main).toHaveTextContent(plain(w.result.quoteWhy));
    await expect.element(bar()).toHaveTextContent(plain(w.result.quote));
    await expect.element(main).not.toHaveTextContent(fromWords(locale));
    await button(w.status.goOnQuoteButton).click();
    expect(goOn).toHaveBeenCalledOnce();
  });

  test('a road of more than 100 miles is quoted, not priced', async () => {
    await i18next.changeLanguage(locale);
    said = { status: 200, body: { ...roadOfPlan, distanceMiles: 100.1 } };
    await render(<Plan />);
    await button(w.compute.button).click();
    await expect.element(main).toHaveTextContent(plain(w.result.quoteWhy));
    await expect.element(bar()).toHaveTextContent(plain(w.result.quote));
    expect(bar().element().textContent).not.toContain('$');
    expect(main.getByRole('table').elements()).toEqual([]);
    await button(w.status.goOnQuoteButton).click();
    expect(goOn).toHaveBeenCalledOnce();
    await expectSoundPart();
  });
});

test('without a connection, and with a stop that no table here knows, nothing is called an estimate', async () => {
  setTransport(() => Promise.reject(new TypeError('no connection')));
  const { dropoff } = aPlan();
  await render(<Plan start={aPlan({ dropoff: { ...dropoff, city: 'Atlanta', state: 'GA' } })} />);
  await button(en.compute.button).click();
  await expect.element(main).toHaveTextContent(en.status.pendingText);
  await expect.element(main).not.toHaveTextContent(en.status.offline);
  await button(en.status.goOnButton).click();
  expect(goOn).toHaveBeenCalledOnce();
});

test('what is missing is said at its field, which gets the focus, and nothing is asked before', async () => {
  await render(<Plan start={blankPlan({ instance: 'plan', pickup: 'one', dropoff: 'door' })} />);
  await button(en.compute.button).click();
  await expect.element(search(0)).toHaveFocus();
  await expect.element(pickup()).toHaveTextContent(en.fault.fill);
  expect(asked).toBe(0);
  await userEvent.keyboard('100 Orange Ave');
  await userEvent.tab();
  await userEvent.fill(pickup().getByRole('textbox', { name: en.stop.zip }), '32801');
  await expect.element(pickup().getByRole('textbox', { name: en.stop.city })).toHaveValue('Orlando');
});

test('notes change nothing; another address dims the price until it is asked for, once', async () => {
  await render(<Plan />);
  await button(en.compute.button).click();
  const price = money(PRICE_CENTS, 'en', 'exact');
  await expect.element(bar()).toHaveTextContent(price);
  await userEvent.fill(pickup().getByRole('textbox', { name: new RegExp(`^${en.stop.unit}`) }), '4B');
  expect([asked, held.stale]).toEqual([1, false]);
  await expect.element(bar()).not.toHaveTextContent(en.bar.stale);

  await userEvent.fill(pickup().getByRole('textbox', { name: en.stop.city }), 'Sanford');
  await expect.element(main.getByText(en.status.stale, { exact: true })).toBeVisible();
  await expect.element(bar()).toHaveTextContent(en.bar.stale);
  await expect.element(bar()).toHaveTextContent(price);
  expect(document.querySelectorAll('[data-dimmed]').length).toBeGreaterThan(1);
  await userEvent.dblClick(button(en.compute.again));
  await expect.element(main.getByText(en.status.stale, { exact: true })).not.toBeInTheDocument();
  await expect.poll(() => document.querySelectorAll('[data-dimmed]')).toHaveLength(0);
  expect(asked, 'two taps, one question').toBe(2);
});

test('an errand has a basket, which costs nothing; the other mode keeps the road and drops the basket', async () => {
  await render(<Plan start={aPlan({ mode: 'errand' })} />);
  const mode = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  await expect.element(mode(en.mode.errand)).toBeChecked();
  await userEvent.fill(basket(), '42.50');
  await userEvent.tab();
  await button(en.compute.button).click();
  const errandCents = PRICE_CENTS - rates.deliveryBaseCents + rates.errandBaseCents;
  await expect.element(bar()).toHaveTextContent(money(errandCents, 'en', 'exact'));
  expect(held.estimatedBasketAmount).toBe(42.5);
  await mode(en.mode.delivery).click();
  await expect.element(bar()).toHaveTextContent(money(PRICE_CENTS, 'en', 'exact'));
  await expect.element(main.getByText(en.errand.title)).not.toBeInTheDocument();
  await mode(en.mode.errand).click();
  await expect.element(basket()).toHaveValue('');
  expect(asked).toBe(1);
});
