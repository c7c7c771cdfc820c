import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { writeToken } from '../../data/staff/admin-token.ts';
import { noteReach } from '../../data/wire/connection.ts';
import { setTransport } from '../../data/wire/http.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { aRow } from '../parts/booking-panel/a-row.test-support.ts';
import { firstFilter } from './bookings-filter.ts';
import { LoadMore } from './load-more.tsx';
import { useBookings } from './use-bookings.ts';

const found = aRow({ customerName: 'Ana López' });

const answer = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { [ANSWER_ID_HEADER]: 'r-1' } });

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});
beforeEach(() => {
  writeToken(`ats_${crypto.randomUUID()}`);
  setTransport(async (url) => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    const rows = url.includes('q=') ? [found] : [];
    const body = { bookings: rows, items: rows, count: rows.length, nextCursor: null };
    return answer(body);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  noteReach(true);
  setTransport();
});

function Found({ q }: { q: string }) {
  const { rows, isLocal } = useBookings({ ...firstFilter, range: 'all', q }, 'America/New_York');
  return <p role="status">{`${rows?.length ?? 'no'} found${isLocal ? ' here' : ''}`}</p>;
}

test('what was sought without a connection is asked of the server once it is back', async () => {
  const { rerender } = await render(<Found q="" />);
  const shown = page.getByRole('status');
  await expect.element(shown).toHaveTextContent('0 found');
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await rerender(<Found q="lopez" />);
  await expect.element(shown).toHaveTextContent('0 found here');
  line.mockReturnValue(true);
  noteReach(true); // as the probe does that finds the server again
  await expect.element(shown).toHaveTextContent('1 found');
});

const empty = { bookings: [], items: [], count: null, atLeast: false, nextCursor: null };
/** What the server says of a search that takes four calls, of which the third finds the only visit. */
const parts: Record<string, object> = {
  '': { ...empty, count: 0, atLeast: true, nextCursor: 'second' },
  second: { ...empty, nextCursor: 'third' },
  third: { ...empty, bookings: [found], items: [found], nextCursor: 'last' },
  last: empty,
};

function Sought() {
  const list = useBookings({ ...firstFilter, range: 'all', q: 'lopez' }, 'America/New_York');
  return (
    <>
      <ul>
        {list.rows?.map((row) => (
          <li key={row.id}>{row.customerName}</li>
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  );
}

/** Of the last call alone: what it answers, each time it is asked. */
async function seek(last: () => Response | Promise<Response>) {
  setTransport(async (url) => {
    const cursor = new URL(url, location.href).searchParams.get('cursor') ?? '';
    if (cursor === 'last') return last();
    return answer(parts[cursor]);
  });
  await render(<Sought />);
}

test('a search goes on by itself where a call found nothing, and tells that it does', async () => {
  let end: ((response: Response) => void) | undefined;
  await seek(() => new Promise((resolve) => (end = resolve)));
  await expect.element(page.getByText('Ana López')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('1 déjà ici, la suite est cherchée…');
  end?.(answer(empty));
  await expect.element(page.getByRole('status')).toHaveTextContent('1 sur 1 · Tout est affiché.');
});

test('a search that breaks off keeps what it found, and goes on from there when it is told to', async () => {
  let isBroken = true;
  await seek(() => (isBroken ? answer({ error: 'no', code: 'request.invalid' }, 400) : answer(empty)));
  await expect.element(page.getByRole('alert')).toHaveTextContent('La suite n’a pas pu être chargée');
  await expect.element(page.getByRole('status')).toHaveTextContent('1 affichées');
  isBroken = false;
  await page.getByRole('button', { name: 'Afficher la suite' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('1 sur 1 · Tout est affiché.');
});
