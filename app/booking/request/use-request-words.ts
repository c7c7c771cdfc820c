import { useTranslation } from 'react-i18next';
import {
  areaConditions,
  handymanCategories,
  paversTypes,
  rentmeTypes,
} from '#shared/catalogue/intake-choices.ts';
import type { IntakeKind } from '#shared/catalogue/kind.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';

/** The choices of a request form by their wire names. */
interface RequestChoices {
  readonly kind?: IntakeKind | undefined;
  readonly categories?: readonly string[] | undefined;
  readonly serviceType?: string | undefined;
  readonly areaCondition?: string | undefined;
}

/** What was chosen in a request form, in words. Names that this build does not know (another build's, another client's) are left out. */
export function useRequestWords({
  kind,
  categories,
  serviceType,
  areaCondition,
}: RequestChoices): readonly string[] {
  const { t } = useTranslation('intake');
  const choice = kind && serviceKinds[kind].request?.choice;
  const help = choice === 'help' ? rentmeTypes.find((known) => known === serviceType) : undefined;
  const work = choice === 'paving' ? paversTypes.find((known) => known === serviceType) : undefined;
  const condition = areaConditions.find((known) => known === areaCondition);
  return [
    ...handymanCategories
      .filter((known) => categories?.includes(known))
      .map((category) => t(`handyman.category.${category}`)),
    ...(help ? [t(`rentme.type.${help}`)] : []),
    ...(work ? [t(`pavers.type.${work}`)] : []),
    ...(condition ? [t(`quote.condition.${condition}`)] : []),
  ];
}
