import type { Locale } from '../kernel/locale.ts';
import { changesBetween } from './section.ts';
import { type CompanySettings, settingsSections } from './settings.ts';

/** What of the settings customers see, beside what the company says of itself. */
export interface ShownSettings extends Pick<CompanySettings, 'rules'> {
  /** Whose words stand in for a missing language. */
  readonly defaultLocale: Locale;
}

const shownNames = ['rules'] as const satisfies readonly (keyof CompanySettings)[];

export type ShownSections = {
  readonly [Name in (typeof shownNames)[number]]?: CompanySettings[Name] | undefined;
};

/** The sections in which something is set: pages of a company that set nothing are as short as they were. */
export function setSections(settings: CompanySettings): ShownSections {
  const set = shownNames.filter(
    (name) => changesBetween(settingsSections[name].initial, settings[name]).length > 0,
  );
  return Object.fromEntries(set.map((name) => [name, settings[name]]));
}

/** From what was sent or kept of it, by this build or an older one. */
export function toShownSettings(defaultLocale: Locale, sent: ShownSections): ShownSettings {
  return { rules: sent.rules ?? settingsSections.rules.initial, defaultLocale };
}

/** Those sections out of what has more. */
export function shownIn(view: ShownSections): ShownSections {
  return Object.fromEntries(shownNames.filter((name) => view[name]).map((name) => [name, view[name]]));
}
