/** A believable week for the pictures of the back office, made through the API as customers and staff make it. */

const tenant = { 'X-Tenant-Slug': 'sabal', 'Content-Type': 'application/json' };
const staff = { ...tenant, 'X-Admin-Token': 'sabal-dev-admin' };
const DAY_MS = 86_400_000;

interface Guest {
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly service: 'carpet-cleaning' | 'general-cleaning' | 'pavers';
  readonly notes?: string;
}

const guests: readonly Guest[] = [
  [
    'Camille Roy',
    '407 555 0110',
    '418 Lake Ave',
    'Orlando',
    '32801',
    'carpet-cleaning',
    'Le chien est gentil.',
  ],
  ['Owen Clark', '407 555 0115', '22 Broadway St', 'Oviedo', '32765', 'general-cleaning'],
  ['Lucía Fernández', '407 555 0113', '9 Crystal Lake Dr', 'Lake Mary', '32746', 'carpet-cleaning'],
  ['Marie-Ève Tremblay', '407 555 0114', '301 Park Ave', 'Sanford', '32771', 'pavers'],
  ['Bob Miller', '407 555 0112', '77 Main St', 'Kissimmee', '34741', 'carpet-cleaning'],
  [
    'Sofia Ramírez',
    '407 555 0116',
    '12 Palm Way',
    'Windermere',
    '34786',
    'general-cleaning',
    'Sonner deux fois.',
  ],
  ['Jean Dupont', '407 555 0117', '640 Orange Ave', 'Apopka', '32703', 'carpet-cleaning'],
  ['Nadia Haddad', '407 555 0118', '5 Interlachen Ave', 'Winter Park', '32789', 'pavers'],
].map(([name = '', phone = '', street = '', city = '', zip = '', service, notes]) => ({
  ...{ name, phone, street, city, zip },
  service: service as Guest['service'], // the sixth column above
  ...(notes !== undefined && { notes }),
}));

/** Three visits a day from tomorrow on, a closed afternoon, and one of them confirmed by staff. */
export async function fillWeek(url: string): Promise<void> {
  const call = async (method: string, path: string, body?: object, headers: object = tenant) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
    return answer.json();
  };
  const services = await call('GET', '/services');
  for (let booking = 0; booking < 24; booking++) {
    const guest = guests[booking % guests.length];
    if (!guest) continue;
    const cartId = crypto.randomUUID();
    await call('POST', '/cart', { id: cartId });
    const item = itemOf(services, guest.service, booking);
    const { totals } = await call('PATCH', `/cart/${cartId}/items`, { mode: 'replace', items: [item] });
    const slot = await freeSlot(call, Math.floor(booking / 3), (booking % 3) * 3, totals.minutes);
    await call('POST', '/bookings', {
      cartId,
      email: `${guest.name
        .split(' ')[0]
        ?.toLowerCase()
        .normalize('NFD')
        .replace(/[^a-z]/g, '')}@sabal-mail.com`,
      customerName: guest.name,
      phone: guest.phone,
      locale: 'fr',
      address: { line1: guest.street, city: guest.city, region: 'FL', postalCode: guest.zip },
      ...(guest.notes !== undefined && { notes: guest.notes }),
      startISO: slot.startAt,
      endISO: slot.endAt,
    });
  }
  const at = Date.now() + 4 * DAY_MS;
  const day = new Date(at).toISOString().slice(0, 10);
  const block = { startISO: `${day}T19:00:00Z`, endISO: `${day}T22:00:00Z`, reason: 'Révision du camion' };
  await call('POST', '/admin/blocks', block, staff);
}

type Catalogue = readonly {
  id: string;
  slug: string;
  kind: string;
  products: readonly { id: string }[];
  options: readonly { id: string; slug: string }[];
}[];

function itemOf(services: Catalogue, slug: Guest['service'], booking: number): object {
  const service = services.find((one) => one.slug === slug);
  if (!service) throw new Error(`no ${slug}`);
  if (service.kind === 'pavers') {
    const intake = { kind: 'pavers', description: 'Une terrasse derrière la maison' };
    return { serviceId: service.id, productId: null, instances: [{ intake }] };
  }
  const options = service.options
    .filter((option) => option.slug === 'size-regular' || option.slug === 'soil-regular')
    .map(({ id }) => ({ optionId: id }));
  const product = service.products[booking % service.products.length];
  return { serviceId: service.id, productId: product?.id, instances: [{ options }, { options }] };
}

type Call = (
  method: string,
  path: string,
) => Promise<readonly { startAt: string; endAt: string; available: boolean }[]>;

/** The first free time from `nth` on, on an open day. */
async function freeSlot(call: Call, openDay: number, nth: number, minutes: number) {
  for (let ahead = 1, open = 0; ahead < 40; ahead++) {
    const date = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
    const free = (await call('GET', `/slots?date=${date}&minutes=${minutes}`)).filter((one) => one.available);
    if (free.length === 0) continue;
    const slot = free[Math.min(nth, free.length - 1)];
    if (open++ >= openDay && slot) return slot;
  }
  throw new Error('nothing is free');
}
