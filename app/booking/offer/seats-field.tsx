import { useTranslation } from 'react-i18next';
import { SEATS_MAX } from '#shared/cart/limits.ts';
import { countSeats, seatRule } from '#shared/cart/seat-rule.ts';
import type { Product } from '#shared/catalogue/product.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { extraSeats } from '#shared/kinds/furnished.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { Choice } from '../../ui/fields/choice-card.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { Stepper } from '../../ui/fields/stepper.tsx';
import styles from './option-fields.module.css';
import { seatChoices } from './seat-choices.ts';
import { SeatOutline } from './seat-outline.tsx';

type SeatsFieldProps = {
  service: Service;
  product: Product;
  /** Undefined: the included ones. */
  seats: number | undefined;
  onChange: (seats: number) => void;
  look?: 'cards' | 'chips' | undefined;
};

/** How many seats a piece has: outlines that grow with the number and say what it costs, a stepper above five. */
export function SeatsField({ service, product, seats, onChange, look = 'cards' }: SeatsFieldProps) {
  const { t } = useTranslation('configure');
  const { money } = useFormat();
  const rule = seatRule(service, product);
  const count = countSeats(seats, rule);
  const { buttons, moreFrom } = seatChoices(rule, count);
  const isMore = moreFrom !== null && count >= moreFrom;
  const toChoice = (label: string, value: number, seatCount: number): Choice => {
    const cents = extraSeats(seatCount, rule) * rule.extraSeatCents;
    return {
      value: String(value),
      label,
      picture: look === 'cards' && <SeatOutline seats={seatCount} />,
      effect: cents === 0 ? t('options.included') : t('options.more', { price: money(cents) }),
    };
  };
  const choices = buttons.map((value) => toChoice(t('seats.count', { count: value }), value, value));
  if (moreFrom !== null) {
    choices.push(toChoice(t('seats.orMore', { number: moreFrom }), moreFrom, isMore ? count : moreFrom));
  }
  return (
    <>
      <div className={look === 'cards' ? styles.seats : undefined}>
        <ChoiceGroup
          layout={look}
          legend={t('seats.legend')}
          choices={choices}
          value={String(isMore ? moreFrom : count)}
          onChange={(value) => onChange(Number(value))}
        />
      </div>
      {isMore && (
        <div className={styles.unit}>
          <strong>{t('seats.howMany')}</strong>
          <Stepper
            label={t('seats.howMany')}
            minusLabel={t('seats.minus')}
            plusLabel={t('seats.plus')}
            value={count}
            min={moreFrom}
            max={SEATS_MAX}
            valueText={t('seats.count', { count })}
            onChange={onChange}
          />
        </div>
      )}
    </>
  );
}
