import { expect, test } from 'vitest';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import { drawPart } from '../../../../tests/support/draw-part.ts';
import type { CustomerEdit } from '../../../data/changes/read-edit-services.ts';
import { openTotals } from '../../parts/order/open-totals.test-support.ts';
import { EditTrouble } from './edit-trouble.tsx';

const startAt = instantFromMs(Date.parse('2026-12-01T15:00:00Z'));
const edit: CustomerEdit = {
  ...{ bookingId: 'b1', cartId: 'c1', email: 'ana@mail.test', sig: 'sig', version: 1, enteredAt: startAt },
  ...{ initialStartAt: startAt, initialEndAt: addMinutes(startAt, 60), timeZone: 'America/New_York' },
};

test('[PR40] a price that changed while an edit was saved says what it leaves open', async () => {
  const trouble = await drawPart(
    <EditTrouble
      edit={edit}
      trouble={{
        ...{ kind: 'refused', code: 'price.changed', fields: {}, alternatives: [] },
        ...{ shownCents: 2000, isChosen: false },
      }}
      takeInstead={() => Promise.resolve()}
      before={openTotals}
      after={2500}
    />,
  );
  expect(trouble).toContain('It is now from $25 so far instead of from $20 so far.');
});

const taken = { kind: 'refused', code: 'slot.taken', fields: {}, alternatives: [] } as const;
const told = (isChosen: boolean) =>
  drawPart(
    <EditTrouble
      {...{ edit, before: { ...openTotals, minutes: 90 }, after: 2500 }}
      trouble={{ ...taken, isChosen }}
      takeInstead={() => Promise.resolve()}
    />,
  );

test('somebody else has the time that was chosen: that is no word about the length of the visit', async () => {
  expect(await told(false)).toContain('The visit does not fit there.');
  expect(await told(true)).not.toContain('fit there');
  expect(await told(true)).toContain('Please pick another time.');
});
