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
  crew: ({ from, to, why }: { from?: string | undefined; to: string; why?: string | undefined }) =>
    `crew ${from} ${to} ${why}`,
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

test('who comes is a sentence of its own where nothing else was changed, and a line under what was', () => {
  const crew = { from: 'Équipe 1', to: 'Équipe 2', why: 'staff' } as const;
  const told = tellBookingHistory(
    [
      { at: '1', kind: 'booking.made', by: 'customer', crew: { to: 'Équipe 1', why: 'last' } },
      { at: '2', kind: 'booking.crew', by: 'office', crew },
      { at: '3', kind: 'booking.crew', by: 'office' },
    ],
    words,
  );
  expect(told.map(({ at, text, changes }) => [at, text, ...changes])).toEqual([
    ['2', 'crew Équipe 1 Équipe 2 staff'],
    ['1', 'made', 'crew undefined Équipe 1 last'],
  ]);
});
