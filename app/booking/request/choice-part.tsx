import {
  Armchair,
  Drill,
  Ellipsis,
  Hammer,
  type LucideIcon,
  PaintRoller,
  PartyPopper,
  Plug,
  Sparkles,
  Trees,
  Truck,
  Wrench,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { handymanCategories, paversTypes, rentmeTypes } from '#shared/catalogue/intake-choices.ts';
import type { RequestChoice } from '#shared/kinds/service-kind.ts';
import { CheckboxGroup } from '../../ui/fields/checkbox-group.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { PartCard } from './part-card.tsx';
import styles from './request.module.css';
import type { RequestForm } from './use-request-form.ts';

const categoryIcons = {
  furniture: Armchair,
  minor_elec: Plug,
  painting: PaintRoller,
  repairs: Wrench,
  install: Drill,
  other: Ellipsis,
} as const satisfies Record<(typeof handymanCategories)[number], LucideIcon>;

const helpIcons = {
  moving: Truck,
  yard: Trees,
  cleaning: Sparkles,
  event: PartyPopper,
  assembly: Hammer,
  other: Ellipsis,
} as const satisfies Record<(typeof rentmeTypes)[number], LucideIcon>;

/** What kind of work or help; icons, because they are found faster than words. */
export function ChoicePart({ form, choice }: { form: RequestForm; choice: RequestChoice }) {
  switch (choice) {
    case 'categories':
      return <Categories form={form} />;
    case 'help':
      return <HelpTypes form={form} />;
    case 'paving':
      return <PaversTypes form={form} />;
  }
}

function Categories({ form }: { form: RequestForm }) {
  const { t } = useTranslation('intake');
  const { draft, isCompact } = form;
  return (
    <PartCard form={form} part="choice" title={t('handyman.categories')} note={t('several')}>
      <CheckboxGroup
        legend={t('handyman.categories')}
        legendHidden={!isCompact}
        layout={isCompact ? 'chips' : 'cards'}
        choices={handymanCategories.map((value) => ({
          value,
          label: t(`handyman.category.${value}`),
          picture: !isCompact && <IconPicture icon={categoryIcons[value]} />,
        }))}
        values={handymanCategories.filter((value) => draft.categories.includes(value))}
        onChange={(categories) => form.set({ categories })}
      />
    </PartCard>
  );
}

function HelpTypes({ form }: { form: RequestForm }) {
  const { t } = useTranslation('intake');
  const { draft, isCompact } = form;
  return (
    <PartCard form={form} part="choice" title={t('rentme.types')}>
      <ChoiceGroup
        legend={t('rentme.types')}
        legendHidden={!isCompact}
        layout={isCompact ? 'chips' : 'cards'}
        choices={rentmeTypes.map((value) => ({
          value,
          label: t(`rentme.type.${value}`),
          picture: !isCompact && <IconPicture icon={helpIcons[value]} />,
        }))}
        value={rentmeTypes.find((value) => value === draft.type) ?? null}
        onChange={(type) => form.set({ type })}
      />
    </PartCard>
  );
}

function PaversTypes({ form }: { form: RequestForm }) {
  const { t } = useTranslation('intake');
  const { draft, isCompact } = form;
  return (
    <PartCard form={form} part="choice" title={t('pavers.types')} note={t('optional')}>
      <ChoiceGroup
        legend={t('pavers.types')}
        legendHidden={!isCompact}
        note={isCompact ? `(${t('optional')})` : undefined}
        layout="chips"
        choices={paversTypes.map((value) => ({ value, label: t(`pavers.type.${value}`) }))}
        value={paversTypes.find((value) => value === draft.type) ?? null}
        onChange={(type) => form.set({ type })}
      />
    </PartCard>
  );
}

function IconPicture({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className={styles.icon}>
      <Icon aria-hidden="true" />
    </span>
  );
}
