/** Whom the company tells, for tests of what they are told; of the shop that mail-shop.ts has opened. */
import type { NoticesView } from '#shared/api/admin/notices.ts';
import { noticeKinds } from '#shared/company/notices.ts';
import { staff } from './open-shop.ts';

type Address = NoticesView['addresses'][number];

/** Of the whole list, as it is saved. */
export type TestAddress = Pick<Address, 'id' | 'label' | 'email' | 'locale' | 'kinds' | 'daily'>;

let count = 0;

/** Somebody of the company with a mailbox of their own, told of everything at once. */
export function someone(change: Partial<TestAddress> = {}): TestAddress {
  const email = `staff${count++}@sabal-mail.com`;
  return {
    ...{ id: crypto.randomUUID(), label: 'Claire', email, locale: 'en' },
    ...{ kinds: [...noticeKinds], daily: false },
    ...change,
  };
}

/** These are told from now on, and nobody else. */
export async function tell(...addresses: readonly TestAddress[]): Promise<void> {
  const { version: expectedVersion, summaryMinute } = (await staff.get('/admin/notices')).body;
  const { status } = await staff.put('/admin/notices', { addresses, summaryMinute, expectedVersion });
  if (status !== 200) throw new Error(`Not saved: ${status}`);
}
