import type { APIRequestContext, Page } from '@playwright/test';

/** A line to be: the catalogue's slugs, and what the instance says beside its options. */
export interface Wanted {
  readonly service: string;
  readonly product?: string;
  readonly options?: readonly string[];
  readonly instance?: Readonly<Record<string, unknown>>;
  /** How many alike; 1. */
  readonly count?: number;
}

interface Titled {
  readonly id: string;
  readonly slug: string;
}
interface Sold extends Titled {
  readonly products: readonly Titled[];
  readonly options: readonly Titled[];
}

const headers = { 'X-Tenant-Slug': 'sabal' };

/**
 * The short cut to a cart, for journeys about something else: made through the API, then found by the id that
 * outlives a device's database (D78). Call it before the first page is opened.
 */
export async function seedCart(page: Page, wanted: readonly Wanted[]): Promise<void> {
  const id = await makeCart(page.request, wanted);
  await page.addInitScript((cartId) => {
    if (localStorage.getItem('cart_id_v1') === null) localStorage.setItem('cart_id_v1', cartId);
  }, id);
}

/** On the server alone; answers its id. */
export async function makeCart(request: APIRequestContext, wanted: readonly Wanted[]): Promise<string> {
  const id = crypto.randomUUID();
  await request.post('/api/cart', { headers, data: { id } });
  await replaceCart(request, id, wanted);
  return id;
}

/** What another device would do: the cart holds exactly this from now on. */
export async function replaceCart(
  request: APIRequestContext,
  id: string,
  wanted: readonly Wanted[],
): Promise<void> {
  const services: readonly Sold[] = await (await request.get('/api/services', { headers })).json();
  const items = wanted.map((each) => toItem(each, services));
  const answer = await request.patch(`/api/cart/${id}/items`, { headers, data: { mode: 'replace', items } });
  if (!answer.ok()) throw new Error(`The cart was refused: ${await answer.text()}`);
}

function toItem({ service, product, options = [], instance, count = 1 }: Wanted, services: readonly Sold[]) {
  const sold = find(services, service);
  const chosen = options.map((slug) => ({ optionId: find(sold.options, slug).id }));
  return {
    id: crypto.randomUUID(),
    serviceId: sold.id,
    productId: product === undefined ? null : find(sold.products, product).id,
    instances: Array.from({ length: count }, () => ({
      id: crypto.randomUUID(),
      options: chosen,
      ...instance,
    })),
  };
}

function find<One extends Titled>(list: readonly One[], slug: string): One {
  const found = list.find((one) => one.slug === slug);
  if (!found) throw new Error(`Nothing is sold as ${slug}`);
  return found;
}
