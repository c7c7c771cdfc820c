import type { Locale } from '../kernel/locale.ts';
import { nothingSet } from './nothing-set.ts';
import { changesBetween } from './section.ts';
import type { CompanySettings } from './settings.ts';

const shownNames = ['rules', 'look', 'texts'] as const satisfies readonly (keyof CompanySettings)[];

type ShownName = (typeof shownNames)[number];

/** What of the settings customers see, beside what the company says of itself. */
export interface ShownSettings extends Pick<CompanySettings, ShownName> {
  /** Whose words stand in for a missing language. */
  readonly defaultLocale: Locale;
}

export type ShownSections = {
  readonly [Name in ShownName]?: CompanySettings[Name] | undefined;
};

/** The sections in which something is set: pages of a company that set nothing are as short as they were. */
export function setSections(settings: CompanySettings): ShownSections {
  const set = shownNames.filter((name) => changesBetween(nothingSet[name], settings[name]).length > 0);
  return Object.fromEntries(set.map((name) => [name, settings[name]]));
}

/** From what was sent or kept of it, by this build or an older one. */
export function toShownSettings(defaultLocale: Locale, sent: ShownSections): ShownSettings {
  return {
    rules: sent.rules ?? nothingSet.rules,
    look: sent.look ?? nothingSet.look,
    texts: sent.texts ?? nothingSet.texts,
    defaultLocale,
  };
}

/** Those sections out of what has more. */
export function shownIn(view: ShownSections): ShownSections {
  return Object.fromEntries(shownNames.filter((name) => view[name]).map((name) => [name, view[name]]));
}
