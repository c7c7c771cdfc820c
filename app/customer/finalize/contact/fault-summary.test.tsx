import { expect, test } from 'vitest';
import { drawPart } from '../../../../tests/support/draw-part.ts';
import { FaultSummary } from './fault-summary.tsx';

test.each([
  ['en', '</a>: No.'],
  ['fr', '</a>\u00a0: No.'],
] as const)('a colon stands as it does in the language: %s', async (locale, line) => {
  const form = { errors: { email: 'No.' }, errorCount: 1, faultyPresses: 1 };
  expect(await drawPart(<FaultSummary form={form} />, locale)).toContain(line);
});
