import { useTranslation } from 'react-i18next';
import { SEATS_MAX } from '#shared/cart/limits.ts';
import { countSeats, isSeated, seatRule } from '#shared/cart/seat-rule.ts';
import type { Option } from '#shared/catalogue/option.ts';
import { optionUnits } from '#shared/kinds/option-units.ts';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import type { LineFieldsProps } from './line-draft.ts';
import { chosenIn, optionsIn, productOf, withOption } from './line-draft.ts';
import { LineExtras } from './line-extras.tsx';
import { ProductField } from './product-field.tsx';
import { effectWords } from './work-words.ts';

/** Carpet, general cleaning and upholstery: a room or a piece, its size, level and extras. */
export function RoomFields(props: LineFieldsProps) {
  const { line, service, onChange } = props;
  const { t } = useTranslation('admin');
  const product = productOf(line, service);
  const seats = countSeats(line.seats, seatRule(service, product));
  const name = product?.title.fr ?? service.title.fr;
  return (
    <>
      <ProductField {...props} />
      {isSeated(service, product) && (
        <div className="entry-count">
          <span aria-hidden="true">{t('new-booking.work.seats')}</span>
          <Stepper
            label={t('new-booking.work.seats')}
            minusLabel={t('new-booking.work.less', { name })}
            plusLabel={t('new-booking.work.more', { name })}
            valueText={t('new-booking.work.seatsText', { count: seats })}
            min={seatRule(service, product).minSeats}
            max={SEATS_MAX}
            value={seats}
            onChange={(count) => onChange({ seats: count })}
          />
        </div>
      )}
      {service.kind !== 'upholstery' && <OneOf {...props} group="size" />}
      <OneOf {...props} group="soil" />
      <LineExtras line={line} service={service} seats={seats} onChange={onChange} />
    </>
  );
}

function OneOf({ line, service, faults, onChange, group }: LineFieldsProps & { group: 'size' | 'soil' }) {
  const { t } = useTranslation('admin');
  const options = optionsIn(service, group);
  if (options.length === 0) return null;
  const fault = group === 'size' ? 'size' : 'level';
  const seats = countSeats(line.seats, seatRule(service, productOf(line, service)));
  const effect = (option: Option) => option.priceCents * optionUnits(option, 1, seats);
  return (
    <ChoiceGroup
      layout="chips"
      legend={t(group === 'size' ? 'new-booking.work.size' : 'new-booking.work.level')}
      error={faults.includes(fault) ? t(`new-booking.work.fault.${fault}`) : undefined}
      choices={options.map((option) => ({
        value: option.id,
        label: option.title.fr,
        effect: effect(option) === 0 ? undefined : effectWords(effect(option), t),
      }))}
      value={chosenIn(line.options, service, group)}
      onChange={(id) => onChange({ options: withOption(line.options, service, id) })}
    />
  );
}
