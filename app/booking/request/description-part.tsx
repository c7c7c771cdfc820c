import { useTranslation } from 'react-i18next';
import { DESCRIPTION_MAX } from '#shared/catalogue/intake-choices.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { PartCard } from './part-card.tsx';
import styles from './request.module.css';
import type { RequestForm } from './use-request-form.ts';

/** From here on the person is told how much room is left. */
const COUNTED_FROM = 0.8 * DESCRIPTION_MAX;

/** Free words in any script; too many are said, never cut. */
export function DescriptionPart({ form }: { form: RequestForm }) {
  const { t } = useTranslation('intake');
  const { number } = useFormat();
  const { kind, draft, errors, isCompact } = form;
  const { request } = serviceKinds[kind];
  const isRequired = request.isDescriptionRequired;
  const title = t(`description.${request.describes}`);
  const { length } = draft.description;
  const example = isCompact ? undefined : t(`description.${kind}`);
  return (
    <PartCard form={form} part="description" title={title} note={isRequired ? undefined : t('optional')}>
      {request.shows === 'flakes' && !isCompact && <Flakes />}
      <TextArea
        id={form.fieldId('description')}
        label={title}
        labelHidden={!isCompact}
        note={isCompact && !isRequired ? `(${t('optional')})` : undefined}
        rows={isCompact ? 3 : 4}
        dir="auto"
        required={isRequired}
        hint={
          length < COUNTED_FROM
            ? example
            : t('description.counter', { length: number(length), max: number(DESCRIPTION_MAX) })
        }
        error={errors.description}
        value={draft.description}
        onChange={(event) => form.set({ description: event.target.value })}
        onBlur={() => form.leave('description')}
      />
    </PartCard>
  );
}

/** What a coated floor can look like; chosen with samples in hand, so nothing to tick here. */
function Flakes() {
  const { t } = useTranslation('intake');
  const names = [
    t('epoxy.flake.sand'),
    t('epoxy.flake.ocean'),
    t('epoxy.flake.coral'),
    t('epoxy.flake.graphite'),
  ];
  return (
    <figure className="stack">
      <ul className={styles.flakes}>
        {names.map((name, index) => (
          <li key={name}>
            <img src={`/drawings/flakes/${index + 1}.svg`} alt="" width={120} height={80} />
            <small>{name}</small>
          </li>
        ))}
      </ul>
      <figcaption className="soft">
        <small>{t('epoxy.flakes')}</small>
      </figcaption>
    </figure>
  );
}
