import { slotAlternatives } from '#shared/api/slots.ts';
import { type Instant, parseInstant } from '#shared/kernel/instant.ts';

export interface Alternative {
  readonly startAt: Instant;
  readonly endAt: Instant;
}

/** The nearest free times beside a `slot.taken`; none when the answer has none. */
export function readAlternatives(body: unknown): readonly Alternative[] {
  const said = slotAlternatives.safeParse(body);
  if (!said.success) return [];
  return said.data.alternatives.flatMap((alternative) => {
    const startAt = parseInstant(alternative.startAt);
    const endAt = parseInstant(alternative.endAt);
    return startAt === undefined || endAt === undefined ? [] : [{ startAt, endAt }];
  });
}
