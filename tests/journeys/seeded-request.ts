import type { Page } from '@playwright/test';

const tenant = { 'X-Tenant-Slug': 'sabal' };
const DAY_MS = 86_400_000;

export interface AskedBooking {
  readonly id: string;
  readonly startISO: string;
}

/** The short cut to a request for pavers some days ahead; the forms it comes from have journeys of their own. */
export async function askForPavers(page: Page, email: string, daysAhead: number): Promise<AskedBooking> {
  const call = async (method: 'get' | 'post' | 'patch', path: string, data?: object) => {
    const headers = { ...tenant, 'Idempotency-Key': crypto.randomUUID() };
    const answer = await page.request[method](`/api${path}`, { headers, ...(data && { data }) });
    if (!answer.ok()) throw new Error(`${path} was refused: ${await answer.text()}`);
    return answer.json();
  };
  const services: { id: string; kind: string }[] = await call('get', '/services');
  const cartId = crypto.randomUUID();
  await call('post', '/cart', { id: cartId });
  const item = {
    serviceId: services.find(({ kind }) => kind === 'pavers')?.id,
    productId: null,
    instances: [{ intake: { kind: 'pavers', description: 'A patio behind the house' } }],
  };
  const { totals } = await call('patch', `/cart/${cartId}/items`, { mode: 'replace', items: [item] });
  for (let ahead = daysAhead; ; ahead++) {
    const date = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
    const slots: { startAt: string; endAt: string; available: boolean }[] = await call(
      'get',
      `/slots?date=${date}&minutes=${totals.minutes}`,
    );
    const free = slots.find(({ available }) => available);
    if (!free) continue;
    const address = { line1: '12 Palm Way', city: 'Orlando', postalCode: '32801' };
    const who = { email, customerName: 'Ana Díaz', locale: 'en', address };
    return call('post', '/bookings', { ...who, cartId, startISO: free.startAt, endISO: free.endAt });
  }
}
