import { expect, test } from 'vitest';
import { tellBookingHistory } from './tell-booking-history.ts';

const words = {
  plain: (key: string) => key.replace('booking.history.', ''),
  between: (key: string, { from, to }: { from: string; to: string }) =>
    `${key.replace('booking.history.', '')} ${from} ${to}`,
  time: (iso: string) => iso.slice(11, 16),
  money: (dollars: number) => `$${dollars}`,
  change: ({
    field,
    from,
    to,
  }: {
    field: string;
    from?: string | null | undefined;
    to?: string | null | undefined;
  }) => (field === 'shoes' ? undefined : `${field} ${from} ${to}`),
};

test('the newest comes first, with who did it; an unknown kind of event is left out', () => {
  const told = tellBookingHistory(
    [
      { at: '1', kind: 'booking.made', by: 'customer', via: 'Site de Marc' },
      { at: '2', kind: 'booking.teleported', by: 'office' },
      {
        at: '3',
        kind: 'booking.moved',
        by: 'office',
        actor: 'Tablette de Rosa',
        from: { startISO: '2026-12-03T15:00:00Z' },
        to: { startISO: '2026-12-03T17:00:00Z' },
      },
      { at: '4', kind: 'booking.updated', by: 'customer', from: { total: 10 }, to: { total: 12 } },
    ],
    words,
  );
  expect(told).toEqual([
    { at: '4', by: 'customer', actor: undefined, via: undefined, text: 'updatedTotal $10 $12', changes: [] },
    {
      at: '3',
      by: 'office',
      actor: 'Tablette de Rosa',
      via: undefined,
      text: 'moved 15:00 17:00',
      changes: [],
    },
    { at: '1', by: 'customer', actor: undefined, via: 'Site de Marc', text: 'made', changes: [] },
  ]);
});

test('what was put right is told field by field, those without words left out', () => {
  const changes = [
    { field: 'phone', from: null, to: '+14075550100' },
    { field: 'shoes', from: 'a', to: 'b' },
  ];
  const [told] = tellBookingHistory([{ at: '1', kind: 'booking.corrected', by: 'office', changes }], words);
  expect(told).toMatchObject({ text: 'corrected', changes: ['phone null +14075550100'] });
});
