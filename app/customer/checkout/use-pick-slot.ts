import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '#shared/kernel/instant.ts';
import { now } from '../../data/device/clock.ts';
import { remote } from '../../data/remote.ts';
import { clearPreferredTimes } from '../../data/slots/clear-preferred-times.ts';
import type { HoldOutcome } from '../../data/slots/hold-slot.ts';
import type { SlotSelection } from '../../data/slots/read-slot-selection.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { announce } from '../../ui/feedback/announce.ts';
import type { NearSlot } from '../parts/booking/near-slots.tsx';
import { useHoldMinutes } from '../parts/booking/use-hold-minutes.ts';

/** A second tap this soon after a time was held is the same tap, not a change of mind. */
const DOUBLE_TAP_MS = 700;

/** A time that could not be had, and why; `code` as in shared/api/error-codes.ts, or `network`, `timeout`. */
export interface HoldTrouble {
  readonly slot: NearSlot;
  readonly code: string;
  readonly alternatives: readonly NearSlot[];
}

export interface PickSlot {
  readonly pendingStart: Instant | null;
  readonly trouble: HoldTrouble | null;
  /** Holds a free time, moves the hold to it, or releases it when it is the held one. */
  readonly pick: (slot: NearSlot) => Promise<void>;
  /** Gives up waiting for a time; absent where it would cost the time that is held. */
  readonly stop: (() => void) | undefined;
  readonly renew: () => Promise<void>;
  readonly isRenewing: boolean;
  readonly forgetTrouble: () => void;
}

/** What a tap on a time does. Of several taps in a row the last one decides what is said. */
export function usePickSlot(held: SlotSelection | undefined, timeZone: string): PickSlot {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const [pendingStart, setPendingStart] = useState<Instant | null>(null);
  const minutes = useHoldMinutes();
  const [trouble, setTrouble] = useState<HoldTrouble | null>(null);
  const [isRenewing, setRenewing] = useState(false);
  const last = useRef<{ start: Instant; heldAt?: Instant }>(undefined);

  const hold = async (slot: NearSlot) => {
    last.current = { start: slot.startAt };
    setPendingStart(slot.startAt);
    const outcome = await remote.holdSlot({ startAt: slot.startAt, endAt: slot.endAt });
    // The customer chose another since: it goes back, also should it be ours now.
    if (last.current === undefined && outcome.ok) return remote.releaseHold();
    if (last.current?.start !== slot.startAt) return;
    last.current = { start: slot.startAt, heldAt: now() };
    setPendingStart(null);
    if (outcome.ok) {
      // With a time in the hand what was only wished for has served.
      await clearPreferredTimes();
      const time = format.time(slot.startAt, timeZone);
      announce(minutes ? t('hold.heldFor', { time, minutes }) : t('hold.held', { time }));
    } else setTrouble(troubleOf(slot, outcome));
  };

  const pick = async (slot: NearSlot) => {
    if (pendingStart === slot.startAt) return;
    const isHeld = held?.startAt === slot.startAt;
    const heldAt = last.current?.start === slot.startAt ? last.current.heldAt : undefined;
    if (isHeld && heldAt !== undefined && now() - heldAt < DOUBLE_TAP_MS) return;
    setTrouble(null);
    // The held one while another is on its way: that goes first, and this is taken back after it.
    if (!isHeld || pendingStart !== null) return hold(slot);
    await remote.releaseHold();
    announce(t('hold.released'));
  };

  const stop = () => {
    last.current = undefined;
    setPendingStart(null);
  };

  const renew = async () => {
    setRenewing(true);
    const outcome = await remote.renewHold();
    setRenewing(false);
    if (outcome.ok) announce(minutes ? t('hold.renewedFor', { minutes }) : t('hold.renewed'));
    else if (held) setTrouble(troubleOf(held, outcome));
  };

  return {
    pendingStart,
    trouble,
    pick,
    stop: held ? undefined : stop,
    renew,
    isRenewing,
    forgetTrouble: () => setTrouble(null),
  };
}

/** The code that asks is downloaded at the first tap; without a connection it never comes. */
function troubleOf(slot: NearSlot, outcome: Extract<HoldOutcome, { ok: false }>): HoldTrouble {
  return { slot, code: outcome.code, alternatives: outcome.alternatives };
}
