import { useTranslation } from 'react-i18next';
import {
  areaConditions,
  handymanCategories,
  paversTypes,
  rentmeTypes,
} from '#shared/catalogue/intake-choices.ts';

/** The choices of a request form by their wire names. */
interface RequestChoices {
  readonly kind?: string | undefined;
  readonly categories?: readonly string[] | undefined;
  readonly serviceType?: string | undefined;
  readonly areaCondition?: string | undefined;
}

const conditions = [...areaConditions.epoxy, ...areaConditions.pavers];

/** What was chosen in a request form, in words. Names that this build does not know (another build's, another client's) are left out. */
export function useRequestWords({
  kind,
  categories,
  serviceType,
  areaCondition,
}: RequestChoices): readonly string[] {
  const { t } = useTranslation('intake');
  const help = kind === 'rentme' ? rentmeTypes.find((known) => known === serviceType) : undefined;
  const work = kind === 'pavers' ? paversTypes.find((known) => known === serviceType) : undefined;
  const condition = conditions.find((known) => known === areaCondition);
  return [
    ...handymanCategories
      .filter((known) => categories?.includes(known))
      .map((category) => t(`handyman.category.${category}`)),
    ...(help ? [t(`rentme.type.${help}`)] : []),
    ...(work ? [t(`pavers.type.${work}`)] : []),
    ...(condition ? [t(`quote.condition.${condition}`)] : []),
  ];
}
