import { expect, test } from 'vitest';
import { aBooking, cancelBooking } from '../support/booking.ts';
import { deliver, openMailShop, outboxOf, sentTo, share, summarise } from '../support/mail-shop.ts';
import { someone, type TestAddress, tell } from '../support/notices.ts';
import { api } from '../support/open-shop.ts';
import { rowsOf } from '../support/shop.ts';

openMailShop();

const kindsTo = async ({ email }: TestAddress) => (await outboxOf(email)).map(({ kind }) => kind);
const inThreeDays = () => new Date(Date.now() + 3 * 86_400_000).toISOString();

test('who is told at once in place of once a day hears of what no summary has told yet, once', async () => {
  const claire = someone({ daily: true });
  await tell(claire);
  const booking = await aBooking();
  await share();
  expect(await kindsTo(claire)).toEqual([]);
  const atOnce = { ...claire, locale: 'fr', daily: false } as const;
  await tell(atOnce);
  expect(await kindsTo(claire)).toEqual(['staff.summary']);
  await cancelBooking(booking);
  await share();
  await deliver();
  await summarise(inThreeDays());
  expect(await kindsTo(claire)).toEqual(['staff.summary', 'staff.cancelled']);
  const [summary] = sentTo(claire.email);
  expect(summary?.subject).toMatch(/^Résumé du .*\u00a0: 1 nouvelle$/);
  expect(summary?.html).toContain(`visit=${booking.id}`);
  // The same again, and a day of summaries that had no news.
  await tell({ ...atOnce, daily: true });
  await tell({ ...atOnce, label: 'Marc' });
  expect(await kindsTo(claire)).toHaveLength(2);
});

test('none goes to another mailbox, to one that refuses us, or of kinds that nobody wants there', async () => {
  const [moved, refusing, other] = [
    someone({ daily: true }),
    someone({ daily: true }),
    someone({ daily: true, kinds: ['review'] }),
  ];
  await tell(moved, refusing, other);
  await aBooking();
  await share();
  await rowsOf(api, 'update notice_addresses set bounced_at = now() where id = $1', [refusing.id]);
  const elsewhere = { ...moved, email: 'elsewhere@sabal-mail.com', daily: false };
  await tell(elsewhere, { ...refusing, daily: false }, { ...other, daily: false });
  for (const address of [moved, elsewhere, refusing, other]) expect(await kindsTo(address)).toEqual([]);
});
