import type { BookingStatus } from '#shared/booking/booking-status.ts';
import type { Instant } from '#shared/kernel/instant.ts';

type StageName = 'received' | 'confirmed' | 'onSite' | 'done' | 'cancelled';

export interface Stage {
  readonly name: StageName;
  readonly state: 'past' | 'now' | 'ahead';
}

/** The four dots of a booking's life, or the two of one that was cancelled. */
export function listStages(
  { status, startAt, endAt }: { status: BookingStatus; startAt: Instant; endAt: Instant },
  at: Instant,
): readonly Stage[] {
  if (status === 'CANCELLED') {
    return [
      { name: 'received', state: 'past' },
      { name: 'cancelled', state: 'now' },
    ];
  }
  const names = ['received', 'confirmed', 'onSite', 'done'] as const;
  const current = currentIndex(status, startAt, endAt, at);
  return names.map((name, index) => ({
    name,
    state: index < current ? 'past' : index === current ? 'now' : 'ahead',
  }));
}

/** A time that has passed says more than a status that staff did not update. */
function currentIndex(status: BookingStatus, startAt: Instant, endAt: Instant, at: Instant): number {
  if (at >= endAt) return 3;
  if (at >= startAt) return 2;
  return status === 'PENDING' ? 0 : 1;
}
