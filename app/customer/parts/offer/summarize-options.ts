import { countOptions } from '#shared/cart/count-options.ts';
import type { ChosenOption } from '#shared/cart/instance.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Locale } from '#shared/kernel/locale.ts';

/** The titles of what counts, in the order of the catalogue: size, level, then extras with their number. */
export function summarizeOptions(
  options: readonly ChosenOption[],
  service: Service,
  locale: Locale,
): readonly string[] {
  const { counted } = countOptions(options, service);
  return service.options.flatMap((option) => {
    const chosen = counted.find((one) => one.option.id === option.id);
    if (chosen === undefined) return [];
    return [chosen.qty > 1 ? `${option.title[locale]} × ${chosen.qty}` : option.title[locale]];
  });
}
