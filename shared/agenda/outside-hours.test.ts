import { expect, test } from 'vitest';
import { isInsideHours } from './outside-hours.ts';
import { everyDay, instant, sampleAgenda } from './sample-agenda.ts';

const isInside = (from: string, to: string, agenda = sampleAgenda()) =>
  isInsideHours(agenda, instant(from), instant(to));

test('[AG25] a visit is inside while one stretch of its day holds it, edges included', () => {
  expect(isInside('2026-06-01T12:00:00Z', '2026-06-01T22:00:00Z')).toBe(true); // 08:00-18:00
  expect(isInside('2026-06-01T11:59:00Z', '2026-06-01T13:00:00Z')).toBe(false);
  expect(isInside('2026-06-01T21:30:00Z', '2026-06-01T22:01:00Z')).toBe(false);
  expect(isInside('2026-06-01T12:07:00Z', '2026-06-01T13:11:00Z')).toBe(true); // off the step
});

test('[AG25] a visit across a break is outside, and touching stretches are no break', () => {
  const lunch = sampleAgenda({
    hours: everyDay({ startMin: 480, endMin: 720 }, { startMin: 780, endMin: 1080 }),
  });
  expect(isInside('2026-06-01T15:30:00Z', '2026-06-01T17:30:00Z', lunch)).toBe(false);
  const touching = sampleAgenda({
    hours: everyDay({ startMin: 480, endMin: 720 }, { startMin: 720, endMin: 1080 }),
  });
  expect(isInside('2026-06-01T15:30:00Z', '2026-06-01T17:30:00Z', touching)).toBe(true);
});

test('[AG25] a closed day holds nothing', () => {
  const closed = sampleAgenda({ hours: { 1: [] } });
  expect(isInside('2026-06-01T13:00:00Z', '2026-06-01T14:00:00Z', closed)).toBe(false);
});

test('[AG25] hours follow the clock of the day: 08:00 is 13:00Z after the change and 12:00Z before', () => {
  expect(isInside('2026-11-02T13:00:00Z', '2026-11-02T14:00:00Z')).toBe(true);
  expect(isInside('2026-11-02T12:00:00Z', '2026-11-02T13:00:00Z')).toBe(false);
  expect(isInside('2026-10-30T12:00:00Z', '2026-10-30T13:00:00Z')).toBe(true);
});
