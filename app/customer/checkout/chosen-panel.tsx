import { ArrowRight, CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Instant } from '#shared/kernel/instant.ts';
import type { LocalCart } from '../../data/cart/read-cart.ts';
import { remote } from '../../data/remote.ts';
import type { PreferredTime } from '../../data/slots/read-preferred-times.ts';
import type { SlotSelection } from '../../data/slots/read-slot-selection.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { StickyBar } from '../../ui/layout/sticky-bar.tsx';
import { AskedTimes } from '../parts/booking/asked-times.tsx';
import { HoldCountdown } from '../parts/booking/hold-countdown.tsx';
import { SlotTime } from '../parts/booking/slot-time.tsx';
import { useSlotWords } from '../parts/booking/use-slot-words.ts';
import { OrderSummary } from '../parts/order/order-summary.tsx';
import styles from './chosen-panel.module.css';

type ChosenProps = {
  held: SlotSelection | undefined;
  at: Instant;
  timeZone: string;
  /** Why the person cannot go on although a time is held. */
  blockedBy?: string | undefined;
  /** Without a connection: the times to be asked for, instead of a held one. */
  asked: readonly PreferredTime[] | undefined;
  /** The start of a booking that is edited: without another time it keeps this one. */
  current: Instant | undefined;
};

/** Beside the calendar on wide screens: the chosen time, the way on, and what is being booked. */
export function ChosenPanel({ cart, wide, ...chosen }: ChosenProps & { cart: LocalCart; wide: boolean }) {
  return (
    <aside className={styles.side}>
      {wide && (
        <Card className={styles.chosen} padding="m">
          <Chosen {...chosen} />
          <Continue {...chosen} beside />
        </Card>
      )}
      <OrderSummary cart={cart} />
    </aside>
  );
}

/** The same two things under the thumb on phones; `notice` says there when the hold is about to end. */
export function ChosenBar({ notice, ...chosen }: ChosenProps & { notice: ReactNode }) {
  const { t } = useTranslation('checkout');
  return (
    <StickyBar label={t('chosen.label')} action={null} phonesOnly>
      {notice}
      <div className={styles.bar}>
        <ChosenLine {...chosen} />
        <span className={styles.act}>
          <Continue {...chosen} />
        </span>
      </div>
    </StickyBar>
  );
}

function Chosen({ held, at, timeZone, asked, current }: ChosenProps) {
  const { t } = useTranslation('checkout');
  if (asked && asked.length > 0) {
    return (
      <>
        <p>{t('wishes.title')}</p>
        <AskedTimes times={asked} timeZone={timeZone} />
      </>
    );
  }
  if (!held) return <NoneChosen {...{ timeZone, current }} />;
  return (
    <>
      <SlotTime startAt={held.startAt} endAt={held.endAt} timeZone={timeZone} />
      <HoldCountdown selection={held} at={at} />
    </>
  );
}

/** On one line: the bar must leave the screen to the calendar. */
function ChosenLine({ held, at, timeZone, asked, current }: ChosenProps) {
  const { t } = useTranslation('checkout');
  const words = useSlotWords(timeZone);
  const [first, ...others] = asked ?? [];
  if (first) {
    return (
      <span className={styles.line}>
        <strong>{words(first.startAt)}</strong>
        {others.length > 0 && <span>{t('wishes.more', { count: others.length })}</span>}
      </span>
    );
  }
  if (!held) return <NoneChosen {...{ timeZone, current }} />;
  return (
    <span className={styles.line}>
      <strong>{words(held.startAt)}</strong>
      <HoldCountdown selection={held} at={at} />
    </span>
  );
}

function NoneChosen({ timeZone, current }: Pick<ChosenProps, 'timeZone' | 'current'>) {
  const { t } = useTranslation('checkout');
  const words = useSlotWords(timeZone);
  return (
    <span className={styles.none}>
      <CalendarClock aria-hidden="true" size={20} /> {current ? words(current) : t('chosen.none')}
    </span>
  );
}

function Continue({ blockedBy, beside, ...chosen }: ChosenProps & { beside?: boolean | undefined }) {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const { words, isOpen, letsGo } = wayOn(chosen);
  const why = blockedBy ?? (isOpen ? undefined : t(chosen.asked ? 'wishes.why' : 'continue.why'));
  const goOn = () => {
    if (letsGo) void remote.releaseHold();
    void navigate('/finalize');
  };
  return (
    <Button
      size={beside ? 'l' : 'm'}
      wide
      disabled={why !== undefined}
      // The bar says it beside the button already.
      why={beside || isOpen ? why : undefined}
      iconAfter={<ArrowRight aria-hidden="true" />}
      onClick={goOn}
    >
      {t(words)}
    </Button>
  );
}

/** What the one button of this step does; `letsGo`: a time chosen before that must not come along. */
interface WayOn {
  readonly words: 'wishes.go' | 'continue.choose' | 'continue.keep' | 'continue.book';
  readonly isOpen: boolean;
  readonly letsGo: boolean;
}

/**
 * Keeping means the booking's stored time (D88): one that was held for the edit and ran out would still be moved to at
 * the next step, where a hold that ended is no reason not to book it (D87).
 */
export function wayOn({ held, asked, current }: Pick<ChosenProps, 'held' | 'asked' | 'current'>): WayOn {
  if (asked) return { words: 'wishes.go', isOpen: asked.length > 0 || current !== undefined, letsGo: false };
  if (held) return { words: 'continue.choose', isOpen: true, letsGo: false };
  if (current !== undefined) return { words: 'continue.keep', isOpen: true, letsGo: true };
  return { words: 'continue.book', isOpen: false, letsGo: false };
}
