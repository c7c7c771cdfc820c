import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { drawPart } from '../../../tests/support/draw-part.ts';
import { ConfirmationFoot } from './confirmation-foot.tsx';

const visit = { startAt: instantFromMs(Date.parse('2026-12-01T15:00:00Z')), timeZone: 'America/New_York' };

test('a visit that stands is named, with the way to put it right', async () => {
  const foot = await drawPart(<ConfirmationFoot {...visit} isCancelled={false} />);
  expect(foot).toContain('See you on');
  expect(foot).toContain('Manage booking');
});

test('after a cancelled one nobody is seen, and nothing is offered to cancel', async () => {
  const foot = await drawPart(<ConfirmationFoot {...visit} isCancelled />);
  expect(foot).not.toContain('See you');
  expect(foot).not.toContain('cancel');
  expect(foot).toContain('Book another service');
});
