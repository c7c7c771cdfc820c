import { useTranslation } from 'react-i18next';
import type { Cents } from '#shared/kernel/money.ts';
import type { Offer } from '../../../booking/offer/offer.ts';
import { toOptions } from '../../../booking/offer/option-choices.ts';
import { FoldedPriceBreakdown } from '../../../booking/offer/price-breakdown.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { PriceTag } from '../../../ui/layout/price-tag.tsx';
import { RoomPicture } from '../../parts/offer/room-picture.tsx';
import { summarizeOptions } from '../../parts/offer/summarize-options.ts';
import styles from '../configure.module.css';
import { productOf, type RoomDraft, seatsOf, toInstance } from './room-draft.ts';
import { RoomFields } from './room-fields.tsx';
import { roomWordsOf } from './room-words.ts';

type RoomCardProps = {
  id: string;
  offer: Offer;
  room: RoomDraft;
  name: string;
  priceCents: Cents;
  /** How many rooms "apply to all" would change; undefined when there is no other room. */
  different: number | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChange: (room: RoomDraft) => void;
  onApplyToAll: () => void;
  onNext: (() => void) | undefined;
};

/** One room; closed it still says in a line what was chosen and what it costs. */
export function RoomCard(props: RoomCardProps) {
  const { id, offer, room, name, priceCents, different, open, onOpenChange, onChange, onNext } = props;
  const { service } = offer;
  const { t } = useTranslation('configure');
  const { money, locale } = useFormat();
  const words = roomWordsOf(service);
  const seats = seatsOf(room, service);
  const options = summarizeOptions(toOptions(room.choices, service), service, locale);
  const summary = seats === undefined ? options : [t('seats.count', { count: seats }), ...options];
  return (
    <Disclosure
      id={id}
      title={name}
      summary={summary.join(' · ')}
      picture={<RoomPicture product={productOf(room, service)} className={styles.picture} />}
      aside={<PriceTag text={money(priceCents)} amount={priceCents} textOf={money} />}
      open={open}
      onOpenChange={onOpenChange}
    >
      {open && (
        <div className={`stack ${styles.room}`}>
          <RoomFields service={service} room={room} onChange={onChange} />
          <FoldedPriceBreakdown
            instance={toInstance(room, service)}
            product={productOf(room, service)}
            offer={offer}
          />
          {different !== undefined && (
            <ApplyToAll words={words} different={different} onApply={props.onApplyToAll} />
          )}
          {onNext && (
            <Button variant="secondary" wide onClick={onNext}>
              {t(words.next)}
            </Button>
          )}
        </div>
      )}
    </Disclosure>
  );
}

type ApplyToAllProps = {
  words: ReturnType<typeof roomWordsOf>;
  different: number;
  onApply: () => void;
};

function ApplyToAll({ words, different, onApply }: ApplyToAllProps) {
  const { t } = useTranslation('configure');
  return (
    <div className={`stack ${styles.apply}`}>
      <Button variant="secondary" disabled={different === 0} why={t(words.applyAllSame)} onClick={onApply}>
        {t(words.applyAll, { count: different })}
      </Button>
      {different > 0 && <small className="soft">{t(words.applyAllHint)}</small>}
    </div>
  );
}
