import i18next from 'i18next';
import { Suspense, useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { blankPlan } from '#shared/delivery/plan/blank-plan.ts';
import { blankStop } from '#shared/delivery/plan/blank-stop.ts';
import { editStop, switchSearchMode, takeSuggestion } from '#shared/delivery/plan/edit-stop.ts';
import type { Stop } from '#shared/delivery/stop.ts';
import { expectSoundPart } from '../../../../tests/support/part-check.ts';
import { rememberAddresses } from '../../../data/delivery/remember-addresses.ts';
import { newId } from '../../../data/device/clock.ts';
import { db } from '../../../data/device/db.ts';
import { noteReach } from '../../../data/wire/connection.ts';
import { setTransport } from '../../../data/wire/http.ts';
import { planner } from '../../../i18n/messages/planner/en.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Announcer } from '../../../ui/feedback/announcer.tsx';
import { AddressSearch, type ChosenAddress } from './address-search.tsx';
import { details, suggestions } from './found-addresses.test-support.ts';

/** What was asked, in order; details answer with `detailsBody`. */
let asked: URL[];
let detailsBody: unknown;
let suggested: readonly unknown[];
let chosen: (address: ChosenAddress) => void;
let manual: () => void;

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { planner } },
    interpolation: { escapeValue: false },
  });
});

beforeEach(async () => {
  asked = [];
  detailsBody = details;
  suggested = suggestions;
  chosen = vi.fn();
  manual = vi.fn();
  await Promise.all(db.tables.map((table) => table.clear()));
  setTransport(async (path) => {
    const url = new URL(path, location.href);
    asked.push(url);
    const body = url.pathname.endsWith('/details')
      ? detailsBody
      : { suggestions: suggested, attribution: '© OpenStreetMap contributors' };
    return new Response(JSON.stringify(await body), {
      headers: { 'Cache-Control': 'no-store', [ANSWER_ID_HEADER]: 'r-1' },
    });
  });
});

function Planner({ change = {} }: { change?: Partial<Stop> }) {
  const [plan, setPlan] = useState(() => {
    const ids = { instance: newId(), pickup: newId(), dropoff: newId() };
    return { ...blankPlan(ids), dropoff: { ...blankStop(ids.dropoff, 'dropoff'), ...change } };
  });
  const stop = plan.dropoff;
  return (
    <main className="page stack">
      <Suspense>
        <AddressSearch
          stop={stop}
          label="Drop-off"
          onEdit={(edit) => setPlan((before) => editStop(before, stop.id, edit))}
          onChoose={(address) => {
            chosen(address);
            setPlan((before) => takeSuggestion(before, stop.id, address));
          }}
          onSwitchMode={(mode) => setPlan((before) => switchSearchMode(before, stop.id, mode))}
          onManual={manual}
        />
      </Suspense>
      <Button>After</Button>
      <output>{[stop.street, stop.city, stop.zip, stop.source].join('|')}</output>
      <Announcer />
    </main>
  );
}

const field = () => page.getByRole('combobox', { name: /^Drop-off/ });
const list = () => page.getByRole('listbox', { name: 'Suggestions for Drop-off' });
const option = (name: RegExp) => page.getByRole('option', { name });
const options = () => [...document.querySelectorAll('[role="option"]')].map((each) => each.textContent);
const active = () => document.getElementById(field().element().getAttribute('aria-activedescendant') ?? '');
const searches = () => asked.filter(({ pathname }) => pathname.endsWith('/autocomplete'));

async function search(text = '123 Main'): Promise<void> {
  await userEvent.fill(field(), text);
  await expect.element(option(/Ocoee/)).toBeVisible();
}

test('arrows, Home, End and Enter choose; the focus stays in the field', async () => {
  await render(<Planner />);
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await search();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field().element().getAttribute('aria-controls')).toBe(list().element().id);
  expect(active()).toBeNull();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()?.textContent).toContain('Ocoee');
  await expect.element(option(/Ocoee/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}');
  expect(active()?.textContent).toBe('Enter by hand');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()?.textContent).toContain('Orlando');
  await userEvent.keyboard('{ArrowUp}{Home}{Enter}');
  expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ latitude: 28.54, city: 'Orlando' }));
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(field()).toHaveFocus();
  await expect
    .element(page.getByRole('status').getByText('Address chosen: 123 Main St, Orlando'))
    .toBeVisible();
});

test('Enter on no option sends no form and Escape closes, each keeping the text', async () => {
  await render(<Planner />);
  await search();
  await userEvent.keyboard('{Escape}');
  await expect.element(list()).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(list()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await search('123 Main S');
  await userEvent.keyboard('{Enter}');
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(field()).toHaveValue('123 Main S');
  expect(chosen).not.toHaveBeenCalled();
});

test('Tab keeps what was typed and closes the list', async () => {
  await render(<Planner />);
  await search();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(field()).toHaveValue('123 Main');
  expect(chosen).not.toHaveBeenCalled();
});

test('a mouse chooses when it is pressed, however slowly it is lifted', async () => {
  await render(<Planner />);
  await search();
  const press = new PointerEvent('pointerdown', { bubbles: true, cancelable: true, pointerType: 'mouse' });
  option(/Orlando/)
    .element()
    .dispatchEvent(press);
  await expect.element(page.getByText('123 Main St|Orlando|32801|photon')).toBeVisible();
});

test('a finger that scrolls chooses nothing; lifted, it chooses and leaves no click behind', async () => {
  await render(<Planner />);
  await search();
  const target = option(/Orlando/).element();
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, cancelable: false }));
  expect(chosen).not.toHaveBeenCalled();
  const lift = new TouchEvent('touchend', { bubbles: true, cancelable: true });
  target.dispatchEvent(lift);
  expect(lift.defaultPrevented).toBe(true);
  await expect.poll(() => vi.mocked(chosen).mock.calls.length).toBe(1);
});

test('details are fetched in the session of the search, and the next search is another session', async () => {
  await render(<Planner />);
  await search();
  await option(/Ocoee/).click();
  await expect.element(page.getByText('123 Main St|Ocoee|34761|photon')).toBeVisible();
  const session = searches()[0]?.searchParams.get('sessionToken');
  const asking = asked.at(-1);
  expect(asking?.pathname).toBe('/api/addresses/details');
  expect([asking?.searchParams.get('id'), asking?.searchParams.get('sessionToken')]).toEqual(['b', session]);
  await search('123 Main Av');
  expect(searches().at(-1)?.searchParams.get('sessionToken')).not.toBe(session);
});

test('one session lasts while one stop is typed, and ends when the stop is left', async () => {
  await render(<Planner />);
  const sessions = () => new Set(searches().map(({ searchParams }) => searchParams.get('sessionToken'))).size;
  await search('123 Main');
  await search('123 Main S');
  await expect.poll(() => searches().length).toBe(2);
  expect(sessions()).toBe(1);
  await userEvent.tab();
  await expect.element(list()).not.toBeInTheDocument();
  await search('123 Main St');
  expect(sessions()).toBe(2);
});

test('details without a point, or none at all, leave everything as it was typed', async () => {
  detailsBody = { ...details, latitude: null };
  await render(<Planner />);
  await search();
  await option(/Ocoee/).click();
  await expect.poll(() => asked.at(-1)?.pathname).toBe('/api/addresses/details');
  await expect.element(page.getByText('123 Main||', { exact: false })).toBeVisible();
  expect(chosen).not.toHaveBeenCalled();
});

test('what is typed while details are fetched wins', async () => {
  await render(<Planner />);
  await search();
  let answer: () => void = () => expect.fail('nobody asked');
  detailsBody = new Promise((resolve) => {
    answer = () => resolve(details);
  });
  await option(/Ocoee/).click();
  await expect.poll(() => asked.at(-1)?.pathname).toBe('/api/addresses/details');
  await userEvent.fill(field(), '9');
  answer();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(chosen).not.toHaveBeenCalled();
  await expect.element(field()).toHaveValue('9');
});

test('a place is looked for in a city, and its street comes back with the other mode', async () => {
  await render(<Planner change={{ street: 'Publix' }} />);
  await page.getByRole('radio', { name: 'Business or place' }).click();
  await expect.element(field()).toHaveValue('Publix');
  await expect.element(field()).toHaveAccessibleDescription(/Enter the city first/);
  await userEvent.fill(field(), 'Publix Pharmacy');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(asked).toEqual([]);
  await page.getByRole('radio', { name: 'Address' }).click();
  await expect.element(field()).toHaveValue('Publix');
});

test('what is outside or approximate says so, whose data it is stands below, and the number is spoken', async () => {
  await render(<Planner />);
  await search();
  expect(options()).toHaveLength(4);
  await expect.element(option(/Macon/)).toHaveTextContent('Outside our area');
  await expect.element(option(/Macon/)).toHaveTextContent('Approximate');
  await expect.element(page.getByText('© OpenStreetMap contributors')).toBeVisible();
  await expect.element(page.getByText('3 suggestions. Use the arrow keys.').first()).toBeInTheDocument();
});

test('where a street alone finds nothing, the list asks for the town', async () => {
  suggested = [];
  await render(<Planner />);
  await field().fill('12 Oak St');
  await expect.element(page.getByText('Add the town or ZIP code: 12 Oak St, Orlando').first()).toBeVisible();
  expect(options()).toEqual(['Enter by hand']);
  await field().fill('12 Oak St, Ocoee');
  await vi.waitFor(() => expect(asked.length).toBe(2));
  await expect.element(page.getByText(/^Add the town/).first()).not.toBeInTheDocument();
});

test('a failure empties the list and says nothing', async () => {
  await render(<Planner />);
  await search();
  const headers = { [ANSWER_ID_HEADER]: 'r-1' };
  setTransport(async () => new Response('{"error":"busy","code":"server.busy"}', { status: 503, headers }));
  await userEvent.fill(field(), '123 Main Street 5');
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
});

test('without a connection the device knows towns and ZIP codes, and says so', async () => {
  noteReach(false);
  noteReach(false);
  await render(<Planner />);
  await userEvent.fill(field(), '12 Palm Ave, Winter Park');
  await expect.element(option(/Winter Park/).first()).toBeVisible();
  await expect.element(page.getByText(/No connection: only towns/)).toBeVisible();
  expect(asked).toEqual([]);
});

test('an empty field offers the addresses used before; Delete takes one off', async () => {
  const used = { latitude: 28.6, longitude: -81.3, source: 'photon', city: 'Winter Park' } as const;
  await rememberAddresses(
    ['5 Oak Ln', '7 Elm St'].map((street) => ({
      ...blankStop(newId(), 'pickup'),
      ...used,
      street,
      label: street,
    })),
  );
  await render(<Planner />);
  await field().click();
  await expect.element(option(/5 Oak Ln/)).toBeVisible();
  expect(options().at(-1)).toBe('Enter by hand');
  await userEvent.keyboard('{ArrowDown}{Delete}');
  await expect.element(option(/5 Oak Ln/)).not.toBeInTheDocument();
  await option(/7 Elm St/).click();
  await expect.element(page.getByText('7 Elm St|Winter Park||photon')).toBeVisible();
});

test('"Enter by hand" hands over', async () => {
  await render(<Planner />);
  await field().click();
  await option(/Enter by hand/).click();
  expect(manual).toHaveBeenCalledTimes(1);
});

test('the location is asked for only on tap, and names the nearest town', async () => {
  const ask = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
  ask.mockImplementation(
    (take) => take({ coords: { latitude: 28.6, longitude: -81.34, accuracy: 20 } } as GeolocationPosition), // all that is read
  );
  await render(<Planner />);
  await field().click();
  await expect.element(option(/Use my location/)).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  await option(/Use my location/).click();
  await expect.element(page.getByText('My location near Winter Park|Winter Park||user')).toBeVisible();
});

test('what was typed while the device looked for itself stays', async () => {
  let answer: () => void = () => expect.fail('nobody asked');
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((take) => {
    const coords = { latitude: 28.6, longitude: -81.34, accuracy: 20 };
    answer = () => take({ coords } as GeolocationPosition); // all that is read
  });
  await render(<Planner />);
  await field().click();
  await option(/Use my location/).click();
  await expect.element(field()).toHaveAccessibleDescription(/Asking this device/);
  await search('123 Main');
  await expect.element(field()).not.toHaveAccessibleDescription(/Asking this device/);
  answer();
  await option(/Ocoee/).click();
  await expect.element(page.getByText(/^123 Main St\|Ocoee/)).toBeVisible();
  expect(chosen).toHaveBeenCalledTimes(1);
});

test('a device that does not tell where it is leaves a word', async () => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(
    (_take, refuse) => refuse?.({ code: 1 } as GeolocationPositionError), // nothing of it is read
  );
  await render(<Planner />);
  await field().click();
  await option(/Use my location/).click();
  await expect.element(field()).toHaveAccessibleDescription(/did not tell us where it is/);
});

test('the open list is sound and at most 12 rem high', async () => {
  await render(<Planner />);
  await search();
  await userEvent.keyboard('{ArrowDown}');
  expect(list().element().getBoundingClientRect().height).toBeLessThanOrEqual(192.5);
  await expectSoundPart();
});
