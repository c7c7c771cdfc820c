import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { AddWebhookInput, WebhookEventView, WebhookView } from '#shared/api/admin/webhooks.ts';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { WEBHOOKS_MAX, webhookKinds } from '#shared/company/webhooks.ts';
import { expectFocusReturn, expectSoundPart, LONG_WORD } from '../../../../tests/support/part-check.ts';
import { writeToken } from '../../../data/staff/admin-token.ts';
import { setTransport } from '../../../data/wire/http.ts';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import { verifyExample } from './verify-example.ts';
import { WebhookSection } from './webhook-section.tsx';

const { webhooks: w, integrations, fault } = admin;
const SECRET = 'whsec_told-once-and-never-again';
const URL_LONG = `https://hooks.example.com/${LONG_WORD}`;
const AT = '2020-12-03T15:00:00Z';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'fr',
    resources: { fr: { admin } },
    interpolation: { escapeValue: false },
  });
});
// A session of its own for each: no copy and nothing typed is found by the next.
beforeEach(() => writeToken(`ats_${crypto.randomUUID()}`));

function json(status: number, body: unknown): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { [ANSWER_ID_HEADER]: 'r1' },
  });
}

function aWebhook(change: Partial<WebhookView> = {}): WebhookView {
  return {
    ...{ id: crypto.randomUUID(), url: 'https://hooks.example.com/in', events: ['booking.created'] },
    ...{ createdAt: AT, state: 'on', failingSince: null, offAt: null },
    ...change,
  };
}

function anEvent(change: Partial<WebhookEventView> = {}): WebhookEventView {
  return {
    ...{ id: crypto.randomUUID(), kind: 'booking.created', bookingId: crypto.randomUUID(), at: AT },
    ...{ state: 'sent', attempts: 1, triedAt: AT, nextAt: null, lastStatus: 200, lastFault: null },
    ...change,
  };
}

interface Office {
  webhooks: WebhookView[];
  events: WebhookEventView[];
  /** What an addition is answered with; undefined adds. */
  refusal: Response | undefined;
  readonly added: AddWebhookInput[];
  /** Paths that were written to. */
  readonly asked: string[];
  /** What becomes of an event that is sent by hand. */
  outcome: Partial<WebhookEventView>;
}

/** The server's part, in memory. */
function openOffice(start: Partial<Pick<Office, 'webhooks' | 'events' | 'outcome'>> = {}): Office {
  const office: Office = {
    ...{ webhooks: [], events: [], refusal: undefined, added: [], asked: [], outcome: {} },
    ...start,
  };
  setTransport(async (url, init) => {
    const { pathname } = new URL(url, location.href);
    const path = pathname.slice(pathname.indexOf('/admin/webhooks'));
    const [, , , id, what, eventId, act] = path.split('/');
    if (init.method === 'GET') {
      return json(200, what === 'events' ? { events: office.events } : { webhooks: office.webhooks });
    }
    office.asked.push(
      `${init.method} ${[id && 'one', what, eventId && 'event', act].filter(Boolean).join('/')}`,
    );
    if (id === undefined) {
      if (office.refusal) return office.refusal.clone();
      const { own: _own, ...input }: AddWebhookInput = JSON.parse(String(init.body));
      office.added.push(input);
      const webhook = aWebhook(input);
      office.webhooks = [...office.webhooks, webhook];
      return json(201, { ...webhook, secret: SECRET });
    }
    if (init.method === 'DELETE') {
      office.webhooks = office.webhooks.filter((one) => one.id !== id);
      return json(204, undefined);
    }
    if (what === 'on') {
      office.webhooks = office.webhooks.map((one) => ({ ...one, state: 'on', offAt: null }));
      return json(200, office.webhooks[0]);
    }
    const triedAt = new Date().toISOString();
    if (what === 'test') {
      const test = anEvent({ kind: 'webhook.test', bookingId: null, triedAt, ...office.outcome });
      office.events = [test, ...office.events];
      return json(202, { eventId: test.id });
    }
    office.events = office.events.map((one) =>
      one.id === eventId ? { ...one, triedAt, ...office.outcome } : one,
    );
    return json(204, undefined);
  });
  return office;
}

const open = (whyId?: string) =>
  render(
    <MemoryRouter>
      <main className="page">
        <h1>{integrations.title}</h1>
        <WebhookSection whyId={whyId} />
        <p id="why">Hors ligne</p>
      </main>
    </MemoryRouter>,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });
const url = () => page.getByRole('textbox', { name: w.url });
const kind = (name: string) => page.getByRole('checkbox', { name });
const dialog = () => page.getByRole('dialog');

/** Of words with one place for something. */
const filled = (words: string, values: Record<string, string>) =>
  words.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');

test('none says what one is for; one is added by keys, and its secret is told once', async () => {
  const office = openOffice();
  await open();
  await expect.element(page.getByText(w.noneText)).toBeVisible();
  await expectSoundPart();
  await expectFocusReturn(button(w.add));
  await button(w.add).click();
  await expect.element(url()).toHaveFocus();
  await expectSoundPart();
  await userEvent.keyboard(URL_LONG);
  for (const done of [w.event.booking.moved, w.event.booking.done]) await kind(done).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status').filter({ hasText: w.secretOnce })).toBeVisible();
  expect(office.added).toEqual([
    { url: URL_LONG, events: ['booking.created', 'booking.cancelled', 'quote.requested'] },
  ]);
  await expect.element(dialog().getByText(SECRET)).toBeVisible();
  await expect.element(dialog().getByText(verifyExample)).toBeVisible();
  await expectSoundPart();
  await button(integrations.done).click();
  await expect.element(page.getByRole('heading', { name: URL_LONG })).toBeVisible();
  await expect.element(page.getByText(w.lost)).toBeVisible();
  expect(document.body.innerHTML).not.toContain(SECRET);
  await button(w.add).click();
  await expect.element(url()).toHaveValue('');
  expect(document.body.innerHTML).not.toContain(SECRET);
});

test('what is refused is said beside its field, and what was typed stays when the dialog closes', async () => {
  const office = openOffice();
  await open();
  await button(w.add).click();
  for (const box of webhookKinds) await kind(wordsOf(box)).click();
  await button(w.submit).click();
  await expect.element(url()).toHaveAccessibleDescription(new RegExp(w.fault.required));
  await expect.element(url()).toHaveFocus();
  await expect
    .element(page.getByRole('group', { name: w.events }))
    .toHaveAccessibleDescription(w.eventsRequired);
  expect(office.asked).toEqual([]);
  await url().fill('https://10.1.2.3/in');
  await button(w.submit).click();
  await expect.element(kind(w.event.booking.created)).toHaveFocus();
  await userEvent.keyboard(' ');
  for (const refused of ['invalid', 'private', 'unknown', 'too_long', 'required'] as const) {
    office.refusal = json(400, { error: '', code: 'request.invalid', fields: { url: refused } });
    await button(w.submit).click();
    await expect.element(url()).toHaveAccessibleDescription(new RegExp(escaped(w.fault[refused])));
    await expect.element(url()).toHaveFocus();
  }
  await expectSoundPart();
  office.refusal = json(409, { error: '', code: 'webhook.too_many' });
  await button(w.submit).click();
  await expect.element(page.getByRole('alert').filter({ hasText: fault.webhook.too_many })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await button(w.add).click();
  await expect.element(url()).toHaveValue('https://10.1.2.3/in');
  await expect.element(kind(w.event.booking.created)).toBeChecked();
  await expect.element(kind(w.event.booking.done)).not.toBeChecked();
  // Nothing ticked is not saved yet, and no reason to forget the address.
  await kind(w.event.booking.created).click();
  await userEvent.keyboard('{Escape}');
  await button(w.add).click();
  await expect.element(url()).toHaveValue('https://10.1.2.3/in');
  await expect.element(kind(w.event.booking.created)).not.toBeChecked();
});

test('each address says how it is; one that was switched off says why and is switched on', async () => {
  const office = openOffice({
    webhooks: [
      aWebhook(),
      aWebhook({ url: 'https://two.example.com/', state: 'failing', failingSince: AT }),
      aWebhook({ url: 'https://three.example.com/', state: 'off', failingSince: AT, offAt: AT }),
    ],
  });
  await open();
  const when = 'jeu. 3 déc. 2020, 10:00';
  await expect.element(page.getByText(w.on, { exact: true })).toBeVisible();
  await expect.element(page.getByText(filled(w.failing, { when }))).toBeVisible();
  await expect.element(page.getByText(filled(w.off, { when }))).toBeVisible();
  await expect.element(page.getByText('Rien n’est arrivé pendant 5 jours.', { exact: false })).toBeVisible();
  await expectSoundPart();
  await button(filled(w.switchOnNamed, { url: 'https://three.example.com/' })).click();
  await expect.element(page.getByText(filled(w.off, { when }))).not.toBeInTheDocument();
  expect(office.asked).toEqual(['POST one/on']);
});

test('what was sent says what became of it and why not, and leads to the visit', async () => {
  const visit = crypto.randomUUID();
  const next = '2020-12-03T16:00:00Z';
  const again = { state: 'waiting', nextAt: next } as const;
  openOffice({
    webhooks: [aWebhook()],
    events: [
      anEvent({ bookingId: visit }),
      anEvent({ kind: 'booking.moved', ...again, attempts: 3, lastStatus: 503, lastFault: 'status' }),
      anEvent({ kind: 'booking.done', state: 'dead', attempts: 12, lastStatus: null, lastFault: 'timeout' }),
      anEvent({ kind: 'quote.requested', state: 'dead', lastStatus: 301, lastFault: 'redirect' }),
      anEvent({ kind: 'booking.cancelled', state: 'dead', lastStatus: null, lastFault: 'private' }),
      anEvent({
        kind: 'webhook.test',
        bookingId: null,
        state: 'dead',
        lastStatus: null,
        lastFault: 'unreachable',
      }),
      // Sent again by hand: what was before is no longer so.
      anEvent({ ...again, attempts: 0, lastStatus: 500, lastFault: 'status' }),
    ],
  });
  await open();
  await button(filled(w.sentNamed, { url: 'https://hooks.example.com/in' })).click();
  const rows = dialog().getByRole('list', { name: w.deliveries.list }).getByRole('listitem');
  const row = (position: number) => rows.nth(position);
  await expect.element(row(0)).toHaveTextContent(`${w.event.booking.created}${w.state.sent}`);
  await expect.element(row(0)).toHaveTextContent('jeu. 3 déc. 2020, 10:00 · 1 tentative · réponse 200');
  await expect.element(row(0).getByRole('link')).toHaveAttribute('href', `/admin/bookings?visit=${visit}`);
  await expect.element(row(1)).toHaveTextContent(filled(w.why.status, { status: '503' }));
  await expect.element(row(1)).toHaveTextContent('Prochaine tentative le jeu. 3 déc. 2020, 11:00.');
  await expect.element(row(1)).toHaveTextContent('3 tentatives');
  await expect.element(row(2)).toHaveTextContent(w.why.timeout);
  await expect
    .element(row(3))
    .toHaveTextContent(filled(w.why.redirect, { status: '301' }).replace(/\u00a0/g, ' '));
  await expect.element(row(4)).toHaveTextContent(w.why.private);
  await expect.element(row(5)).toHaveTextContent(w.why.unreachable.replace(/\u00a0/g, ' '));
  await expect.element(row(5).getByRole('link')).not.toBeInTheDocument();
  await expect.element(row(6)).toHaveTextContent(w.state.waiting);
  await expect.element(row(6)).not.toHaveTextContent('500');
  await expectSoundPart();
});

test('a try and a replay are sent, and what became of them is told', async () => {
  const office = openOffice({
    webhooks: [aWebhook()],
    outcome: { state: 'dead', lastStatus: 500, lastFault: 'status' },
  });
  await open();
  await button(filled(w.sentNamed, { url: 'https://hooks.example.com/in' })).click();
  await expect.element(page.getByText(w.deliveries.none)).toBeVisible();
  await button(w.deliveries.test).click();
  const failed = page.getByRole('alert').filter({ hasText: w.deliveries.notArrived });
  await expect.element(failed).toHaveTextContent(filled(w.why.status, { status: '500' }));
  office.outcome = { state: 'sent', lastStatus: 204, lastFault: null };
  await page.getByRole('button', { name: /^Renvoyer/ }).click();
  await expect
    .element(page.getByRole('status').filter({ hasText: filled(w.deliveries.arrived, { status: '204' }) }))
    .toBeVisible();
  await expect.element(dialog().getByText(w.state.sent, { exact: true })).toBeVisible();
  expect(office.asked).toEqual(['POST one/test', 'POST one/events/event/replay']);
  expect(office.events).toHaveLength(1);
});

test('to one that is switched off nothing is sent, and what is read says why', async () => {
  openOffice({
    webhooks: [aWebhook({ state: 'off', failingSince: AT, offAt: AT })],
    events: [anEvent({ state: 'waiting', nextAt: AT, lastStatus: 500, lastFault: 'status' })],
  });
  await open();
  await button(filled(w.sentNamed, { url: 'https://hooks.example.com/in' })).click();
  await expect.element(button(w.deliveries.test)).toHaveAccessibleDescription(w.deliveries.off);
  await expect.element(button(w.deliveries.test)).toBeDisabled();
  await expect.element(page.getByRole('button', { name: /^Renvoyer/ })).toBeDisabled();
  await expect.element(page.getByText(w.deliveries.onceOn)).toBeVisible();
});

test('to remove one is asked first, with what stops', async () => {
  const office = openOffice({ webhooks: [aWebhook()] });
  const named = { url: 'https://hooks.example.com/in' };
  await open();
  await button(filled(w.removeNamed, named)).click();
  await expect.element(dialog()).toHaveTextContent(filled(w.removeText, named).replace(/\u00a0/g, ' '));
  await expect.element(button(integrations.cancel)).toHaveFocus();
  await expectSoundPart();
  await button(integrations.cancel).click();
  expect(office.asked).toEqual([]);
  await button(filled(w.removeNamed, named)).click();
  await button(w.remove).click();
  await expect.element(page.getByText(w.none)).toBeVisible();
  expect(office.asked).toEqual(['DELETE one']);
});

test('ten are the most, and without a connection what cannot be done points to why', async () => {
  openOffice({ webhooks: Array.from({ length: WEBHOOKS_MAX }, () => aWebhook()) });
  const { unmount } = await open();
  await expect.element(button(w.add)).toHaveAccessibleDescription(filled(w.full, { max: '10' }));
  await unmount();
  await open('why');
  await expect.element(button(w.add)).toHaveAccessibleDescription('Hors ligne');
  await expect.element(button(w.add)).toBeDisabled();
  const remove = filled(w.removeNamed, { url: 'https://hooks.example.com/in' });
  await expect.element(button(remove).first()).toBeDisabled();
});

test('what cannot be read says so and is asked for again', async () => {
  setTransport(async () => json(503, { code: 'server.busy', error: '' }));
  await open();
  await expect.element(page.getByText(w.failed)).toBeVisible();
  openOffice({ webhooks: [aWebhook()] });
  await button(admin.retry).click();
  await expect.element(page.getByRole('heading', { name: 'https://hooks.example.com/in' })).toBeVisible();
});

function wordsOf(value: (typeof webhookKinds)[number]): string {
  if (value === 'quote.requested') return w.event.quote.requested;
  const { created, moved, cancelled, done } = w.event.booking;
  return {
    ...{ 'booking.created': created, 'booking.moved': moved },
    ...{ 'booking.cancelled': cancelled, 'booking.done': done },
  }[value];
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
