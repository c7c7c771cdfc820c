import { useTranslation } from 'react-i18next';
import { isSeated } from '#shared/cart/seat-rule.ts';
import { optionGroup } from '#shared/catalogue/option.ts';
import { type OptionChoices, readChoices, toOptions } from '../../../booking/offer/option-choices.ts';
import { ExtraFields, LevelFields } from '../../../booking/offer/option-fields.tsx';
import { SeatsField } from '../../../booking/offer/seats-field.tsx';
import { type LineFieldsProps, productOf } from './line-draft.ts';
import { ProductField } from './product-field.tsx';
import styles from './work.module.css';

/** Carpet, general cleaning and upholstery: a room or a piece, its seats, size, level and extras. */
export function RoomFields(props: LineFieldsProps) {
  const { line, service, faults, onChange } = props;
  const { t } = useTranslation('admin');
  const product = productOf(line, service);
  const seats = line.seats ?? undefined;
  const choices = readChoices(line.options, service);
  const fields = {
    ...{ service, product, seats, choices, look: 'chips' as const },
    onChange: (next: OptionChoices) => onChange({ options: [...toOptions(next, service)] }),
  };
  const chosen = choices.ticked.length + Object.keys(choices.quantities).length;
  const hasExtras = service.options.some(({ slug }) => !['size', 'soil'].includes(optionGroup(slug)));
  const fault = (name: 'size' | 'level') =>
    faults.includes(name) ? t(`new-booking.work.fault.${name}`) : undefined;
  return (
    <>
      <ProductField {...props} />
      {product && isSeated(service, product) && (
        <SeatsField
          {...{ service, product, seats, look: 'chips' }}
          onChange={(count) => onChange({ seats: count })}
        />
      )}
      <LevelFields {...fields} errors={{ size: fault('size'), soil: fault('level') }} />
      {hasExtras && (
        <details className={styles.extras}>
          <summary>
            {t('new-booking.work.extras')}
            {chosen > 0 && (
              <span className={styles.small}> · {t('new-booking.work.extrasChosen', { count: chosen })}</span>
            )}
          </summary>
          <div className="stack">
            <ExtraFields {...fields} />
          </div>
        </details>
      )}
    </>
  );
}
