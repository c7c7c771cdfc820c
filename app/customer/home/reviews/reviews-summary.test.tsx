import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { drawPart } from '../../../../tests/support/draw-part.ts';
import { reviews as words } from '../../../i18n/messages/reviews/en.ts';
import { ReviewsSummary } from './reviews-summary.tsx';

const summary = { average: 4.8, outOf: 5, count: 240, sample: false } as const;

async function drawn(sample: boolean): Promise<string> {
  const shown = {
    items: [],
    summary: { ...summary, sample },
    fetchedAt: instantFromMs(0),
    onExplain: () => undefined,
  };
  return (await drawPart(<ReviewsSummary {...shown} />, 'en')).replace(/<[^>]+>/g, ' ');
}

test('all reviews of visits are verified, also those that are more than a page is sent', async () => {
  expect(await drawn(false)).toContain(words.verified.count_other.replace('{{count}}', '240'));
});

test('of samples none is', async () => {
  expect(await drawn(true)).toContain(words.verified.none);
});
