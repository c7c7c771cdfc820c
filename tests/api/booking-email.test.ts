import { describe, expect, test } from 'vitest';
import { tenantOfSlug } from '../../server/access/find-tenant.ts';
import { deliverDueMails } from '../../server/domain/mails/deliver-due-mails.ts';
import type { OutgoingMail } from '../../server/providers/mailer/port.ts';
import { aBooking, type Booking, cancelBooking, showBooking } from '../support/booking.ts';
import { api, openShop } from '../support/open-shop.ts';
import { linkOf, rowsOf } from '../support/shop.ts';

openShop();

const NEW = 'Ana.New@sabal-mail.com';
const readdress = ({ id, email, sig }: Booking, newEmail: string, key: string = crypto.randomUUID()) =>
  api.post(`/bookings/${id}/email`, { email, sig, newEmail }, { headers: { 'Idempotency-Key': key } });
const mailsOf = ({ id }: Booking) =>
  rowsOf<{ recipient: string; kind: string }>(
    api,
    `select recipient, kind from mail_outbox where payload->>'bookingId' = $1 order by created_at`,
    [id],
  );

/** Everything that is due, to a mailer that only writes it down. */
async function deliver(): Promise<OutgoingMail[]> {
  const { deps } = api.server;
  const tenant = await tenantOfSlug(deps.db, 'sabal');
  if (!tenant) throw new Error('the seed has no tenant');
  const sent: OutgoingMail[] = [];
  const mailer = {
    delivers: true,
    send: async (mail: OutgoingMail) => void sent.push(mail),
    close: async () => undefined,
  };
  await deliverDueMails({ ...deps, mailer }, tenant, () => false);
  return sent;
}

describe('a mistyped address', () => {
  test('is put right: the old link ends, the new one works, the confirmation goes out again', async () => {
    const booking = await aBooking();
    const { status, body } = await readdress(booking, NEW);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: booking.id, email: NEW.toLowerCase(), version: 2, status: 'CONFIRMED' });
    const renewed = linkOf(body.manageUrl);
    expect(renewed.email).toBe(NEW.toLowerCase());
    expect((await showBooking(booking)).status).toBe(401);
    expect((await showBooking({ ...booking, ...renewed })).body.email).toBe(NEW.toLowerCase());
    expect(await mailsOf(booking)).toEqual([
      { recipient: booking.email, kind: 'booking.booked' },
      { recipient: NEW.toLowerCase(), kind: 'booking.booked' },
    ]);
    const events = await rowsOf(api, 'select kind, detail from booking_events where booking_id = $1', [
      booking.id,
    ]);
    expect(events).toContainEqual({ kind: 'booking.readdressed', detail: {} });
  });

  test('a mail that still waits for the old address is not sent: it would carry the new link', async () => {
    const booking = await aBooking();
    await readdress(booking, NEW);
    const sent = await deliver();
    expect(sent.filter(({ html }) => html.includes(booking.id)).map(({ to }) => to)).toEqual([
      NEW.toLowerCase(),
    ]);
  });

  test('a lost answer is asked for again with its key; without it the old link gives nothing', async () => {
    const booking = await aBooking();
    const key = crypto.randomUUID();
    const first = await readdress(booking, NEW, key);
    const again = await readdress(booking, NEW, key);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await readdress(booking, NEW)).status).toBe(401);
    expect((await readdress(booking, 'other@sabal-mail.com', key)).body.code).toBe('idempotency.reused');
    expect((await mailsOf(booking)).length).toBe(2);
  });

  test('takes the note of the office along, and one that the new address has stays', async () => {
    const notes = () =>
      rowsOf<{ email: string; note: string }>(api, 'select email, note from customer_notes order by note');
    const write = (email: string, note: string) =>
      rowsOf(
        api,
        `insert into customer_notes (tenant_id, email, note, version, updated_at) values ($1, $2, $3, 1, now())`,
        [api.tenantId, email, note],
      );
    /** The only booking of this address. */
    const mistyped = async (address: string): Promise<Booking> => {
      const booking = await aBooking();
      return { ...booking, ...linkOf((await readdress(booking, address)).body.manageUrl) };
    };
    const [first, second] = [await mistyped('a@sabal-mail.com'), await mistyped('b@sabal-mail.com')];
    await write(first.email, 'dog in the yard');
    await readdress(first, 'noted@sabal-mail.com');
    expect(await notes()).toEqual([{ email: 'noted@sabal-mail.com', note: 'dog in the yard' }]);
    await write(second.email, 'rings twice');
    await readdress(second, 'noted@sabal-mail.com');
    expect(await notes()).toEqual([
      { email: 'noted@sabal-mail.com', note: 'dog in the yard' },
      { email: 'b@sabal-mail.com', note: 'rings twice' },
    ]);
  });

  test('the same address is nothing new', async () => {
    const booking = await aBooking();
    const { body } = await readdress(booking, ` ${booking.email.toUpperCase()} `);
    expect([body.version, linkOf(body.manageUrl).email]).toEqual([1, booking.email]);
    expect((await showBooking(booking)).status).toBe(200);
    expect((await mailsOf(booking)).length).toBe(1);
  });

  test('what is no address, or one that nobody reads, is named', async () => {
    const booking = await aBooking();
    for (const wrong of ['', 'ana', 'ana@example.com']) {
      const { status, body } = await readdress(booking, wrong);
      expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'request.invalid', ['newEmail']]);
    }
  });

  test('half an hour later, or cancelled, it stays as it is', async () => {
    const [late, gone] = [await aBooking(), await aBooking()];
    await rowsOf(api, `update bookings set created_at = now() - interval '31 minutes' where id = $1`, [
      late.id,
    ]);
    await cancelBooking(gone);
    for (const booking of [late, gone]) {
      expect((await readdress(booking, NEW)).body.code).toBe('booking.not_changeable');
    }
  });

  test('twice at once with two addresses: one wins, the other finds its link over', async () => {
    const booking = await aBooking();
    const answers = await Promise.all(
      ['a@sabal-mail.com', 'b@sabal-mail.com'].map((to) => readdress(booking, to)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await mailsOf(booking)).length).toBe(2);
  });

  test('every failure of the link is the same 401', async () => {
    const [one, other] = [await aBooking(), await aBooking()];
    const tries = [
      readdress({ ...one, sig: other.sig }, NEW),
      readdress({ ...one, email: NEW }, NEW),
      readdress({ ...one, id: crypto.randomUUID() }, NEW),
    ];
    for (const { status, body } of await Promise.all(tries)) {
      expect([status, body]).toEqual([
        401,
        { error: 'Invalid or expired link. Request a secure link again.', code: 'link.invalid' },
      ]);
    }
  });
});
