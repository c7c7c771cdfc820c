/** What the customer's page, the list and the page of the back office say of each booking: the same. */
import { linkOf } from '../../support/shop.ts';
import { type Life, told } from './life.ts';
import { bookingsNow, type Kept } from './some-time.ts';

const SHARED = ['status', 'startISO', 'endISO', 'total', 'version', 'email', 'customerName', 'quote'];
const PAGES = ['customers', 'pricing', 'coupons', 'schedule', 'crews', 'mails', 'catalogue'];

interface Row {
  readonly id: string;
  readonly crew?: { readonly id: string };
}

export async function viewFaults(life: Life): Promise<readonly string[]> {
  const { owner, crewsman } = life;
  const faults: string[] = [];
  for (const page of PAGES) {
    const answer = await owner.get(`/admin/${page}`);
    if (answer.status !== 200) faults.push(`${page}: ${told(answer)}`);
  }
  const own: readonly Row[] = (await crewsman.as.get('/admin/bookings?limit=200')).body.bookings;
  if (own.some(({ crew }) => crew && crew.id !== crewsman.crewId))
    faults.push('a crew sees the visits of another');
  const rows: readonly Row[] = (await owner.get('/admin/bookings?limit=200&lang=en')).body.bookings;
  const kept = (await bookingsNow(life)).filter(({ isDeleted }) => !isDeleted);
  if (rows.length !== kept.length) faults.push(`the list has ${rows.length} of ${kept.length}`);
  for (const booking of kept) {
    const row = rows.find(({ id }) => id === booking.id);
    const said = row ? await faultsOf(life, booking, row) : ['is not in the list'];
    faults.push(...said.map((fault) => `${booking.id}: ${fault}`));
  }
  return faults;
}

async function faultsOf({ api, owner }: Life, booking: Kept, row: Row): Promise<readonly string[]> {
  const page = await owner.get(`/admin/bookings/${booking.id}?lang=en`);
  if (page.status !== 200) return [`its page answers ${told(page)}`];
  const faults = [
    ...(row.crew && row.crew.id !== booking.crewId ? ['the list names another crew'] : []),
    ...differences('list and page', row, page.body.row, Object.keys(row)),
    ...differences('row and page', page.body.row, page.body, SHARED),
  ];
  const { manageUrl } = page.body;
  if (manageUrl === undefined || booking.email.endsWith('.invalid')) return faults;
  const { id, email, sig } = linkOf(manageUrl);
  const managed = await api.get(`/bookings/${id}?${new URLSearchParams({ email, sig })}`);
  if (managed.status !== 200) return [...faults, `its link answers ${told(managed)}`];
  const [theirs, ours] = [kindsOf(managed.body), kindsOf(page.body)];
  return [
    ...faults,
    ...differences('link and page', managed.body, page.body, [...SHARED, 'serviceTitle']),
    ...(theirs === ours ? [] : [`history ${theirs} and ${ours}`]),
  ];
}

/** Which crew comes is told to staff alone. */
function kindsOf({ history = [] }: { history?: readonly { kind: string }[] }): string {
  return history
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'booking.crew')
    .join();
}

function differences(what: string, one: object, other: object, keys: readonly string[]): readonly string[] {
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const texts = keys.map((key) => [key, JSON.stringify(left.get(key)), JSON.stringify(right.get(key))]);
  return texts
    .filter(([, said, alsoSaid]) => said !== alsoSaid)
    .map(([key, said, alsoSaid]) => `${what} differ in ${key}: ${said} ${alsoSaid}`);
}
