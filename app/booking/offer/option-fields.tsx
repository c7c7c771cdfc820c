import { useTranslation } from 'react-i18next';
import { countSeats, isSeated, seatRule } from '#shared/cart/seat-rule.ts';
import type { Option, OptionGroup } from '#shared/catalogue/option.ts';
import type { Product } from '#shared/catalogue/product.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { optionUnits } from '#shared/kinds/option-units.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { CheckboxGroup } from '../../ui/fields/checkbox-group.tsx';
import type { Choice } from '../../ui/fields/choice-card.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { Stepper } from '../../ui/fields/stepper.tsx';
import { isMostChosen, type OptionChoices, optionsOf } from './option-choices.ts';
import styles from './option-fields.module.css';

type OptionFieldsProps = {
  service: Service;
  product: Product | null;
  seats?: number | undefined;
  choices: OptionChoices;
  onChange: (choices: OptionChoices) => void;
  /** What must be chosen is marked here; says so when the service lacks it (D305). */
  required?: boolean | undefined;
  /** "cards" show what is meant, "chips" are for who knows it. */
  look?: 'cards' | 'chips' | undefined;
  errors?: { readonly size?: string | undefined; readonly soil?: string | undefined } | undefined;
};

/**
 * Everything that can be chosen for one room or seat, each with its effect on the price. Size and level are single
 * choices, extras keep a number, flips follow the seats (D157). Groups that are not sold are not drawn.
 */
export function OptionFields(props: OptionFieldsProps) {
  return (
    <div className={`stack ${styles.fields}`}>
      <LevelFields {...props} />
      <ExtraFields {...props} />
    </div>
  );
}

/** How large and how dirty. */
export function LevelFields(props: OptionFieldsProps) {
  return (
    <>
      <SingleChoice {...props} group="size" />
      <SingleChoice {...props} group="soil" />
    </>
  );
}

/** Whatever is chosen on top. */
export function ExtraFields(props: OptionFieldsProps) {
  const { t } = useTranslation('configure');
  const spots = serviceKinds[props.service.kind].form === 'pieces';
  return (
    <>
      <Ticks {...props} group="treatment" legend={t('options.treatments')} />
      {canFlip(props) && <Ticks {...props} group="flip" legend={t('options.flips')} />}
      <Ticks {...props} group="service" legend={spots ? t('options.spots') : t('options.services')} />
      <Units {...props} />
    </>
  );
}

/** Cushions are turned where there are seats; a choice made elsewhere stays in sight, so that it can be undone. */
function canFlip({ service, product, choices }: OptionFieldsProps): boolean {
  const flips = optionsOf(service, 'flip');
  return isSeated(service, product) || flips.some((option) => choices.ticked.includes(option.id));
}

function SingleChoice(props: OptionFieldsProps & { group: 'size' | 'soil' }) {
  const { service, product, seats, choices, onChange, required, look = 'cards', errors, group } = props;
  const { t } = useTranslation('configure');
  const toChoice = useChoiceWords(service, product, seats, look);
  const options = optionsOf(service, group);
  const key = group === 'size' ? 'sizeId' : 'levelId';
  const isPictured = look === 'cards';
  const picture = (slug: string) => pictured.has(slug) && <LevelPicture slug={onMaterial(slug, service)} />;
  if (options.length === 0) return null;
  return (
    <ChoiceGroup
      legend={group === 'size' ? t('options.size') : t('options.level')}
      note={required ? `(${t('options.required')})` : undefined}
      error={errors?.[group]}
      layout={look}
      choices={options.map((option) => ({
        ...toChoice(option),
        picture: isPictured && picture(option.slug),
        badge: isPictured && isMostChosen(option) ? t('options.mostChosen') : undefined,
      }))}
      value={choices[key]}
      onChange={(id) => onChange({ ...choices, [key]: id })}
    />
  );
}

type TicksProps = OptionFieldsProps & { group: Extract<OptionGroup, 'treatment' | 'service' | 'flip'> };

function Ticks({
  service,
  product,
  seats,
  choices,
  onChange,
  look,
  group,
  legend,
}: TicksProps & { legend: string }) {
  const { t } = useTranslation('configure');
  const toChoice = useChoiceWords(service, product, seats, look);
  const options = optionsOf(service, group);
  if (options.length === 0) return null;
  const inGroup = new Set(options.map((option) => option.id));
  const others = choices.ticked.filter((id) => !inGroup.has(id));
  return (
    <CheckboxGroup
      legend={legend}
      note={`(${t('options.optional')})`}
      layout={look === 'chips' ? 'chips' : 'rows'}
      choices={options.map(toChoice)}
      values={choices.ticked.filter((id) => inGroup.has(id))}
      onChange={(ids) => onChange({ ...choices, ticked: [...others, ...ids] })}
    />
  );
}

function Units({ service, choices, onChange }: OptionFieldsProps) {
  const { t } = useTranslation('configure');
  const { money, locale } = useFormat();
  return optionsOf(service, 'unit').map((option) => {
    const title = option.title[locale];
    const quantities = (qty: number) => ({ ...choices.quantities, [option.id]: qty });
    return (
      <div key={option.id} className={styles.unit}>
        <p>
          <strong>{title}</strong>
          <span className="soft">{t('options.each', { price: money(option.priceCents) })}</span>
        </p>
        <Stepper
          label={t('options.quantity', { title })}
          minusLabel={t('options.minus', { title })}
          plusLabel={t('options.plus', { title })}
          value={choices.quantities[option.id] ?? 0}
          onChange={(qty) => onChange({ ...choices, quantities: quantities(qty) })}
        />
      </div>
    );
  });
}

/** Words of one option: its title and what it does to the price; beside a card a reduction is not told by a sign alone. */
function useChoiceWords(
  service: Service,
  product: Product | null,
  seats: number | undefined,
  look: OptionFieldsProps['look'],
) {
  const { t } = useTranslation('configure');
  const { money, locale } = useFormat();
  return (option: Option): Choice => {
    const units = optionUnits(option, 1, countSeats(seats, seatRule(service, product)));
    const cents = option.priceCents * units;
    if (look === 'chips') {
      const effect = cents > 0 ? t('options.more', { price: money(cents) }) : money(cents);
      return { value: option.id, label: option.title[locale], effect: cents === 0 ? undefined : effect };
    }
    return {
      value: option.id,
      label: option.title[locale],
      detail: units > 1 ? t('options.forSeats', { count: units }) : undefined,
      effect:
        cents === 0
          ? t('options.included')
          : cents > 0
            ? t('options.more', { price: money(cents) })
            : t('options.less', { price: money(-cents) }),
    };
  };
}

const pictured = new Set([
  'size-small',
  'size-regular',
  'size-large',
  'soil-light',
  'soil-regular',
  'soil-deep',
]);

/** The levels of a floor are drawn on carpet, those of furniture on fabric. */
function onMaterial(slug: string, service: Service): string {
  return serviceKinds[service.kind].form === 'pieces' ? slug.replace('soil-', 'fabric-') : slug;
}

function LevelPicture({ slug }: { slug: string }) {
  return <img src={`/drawings/levels/${slug}.svg`} alt="" width={120} height={80} />;
}
