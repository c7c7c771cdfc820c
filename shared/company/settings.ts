import type { ServiceArea } from './area.ts';
import { areaSection } from './area-section.ts';
import { bookingRules } from './booking-rules.ts';
import { type Company, whoSection } from './company.ts';
import { type Embed, embedSection } from './embed.ts';
import { type CompanyLogo, logoSection } from './logo.ts';
import { lookSection } from './look.ts';
import type { BookingRules, Look, Texts } from './nothing-set.ts';
import { changesBetween, type FieldChange, type SettingsFaults, type SettingsSection } from './section.ts';
import { textsSection } from './texts.ts';

/** Everything that the owner sets of the company, a part for each section of /admin/company. */
export interface CompanySettings {
  readonly who: Company;
  readonly logo: CompanyLogo;
  readonly rules: BookingRules;
  readonly look: Look;
  readonly texts: Texts;
  readonly area: ServiceArea;
  readonly embed: Embed;
}

export type SectionName = keyof CompanySettings;

/** Each part's rules. A part is added here, to the wire (`api/admin/company.ts`) and to the screens (D370). */
export const settingsSections: { readonly [Name in SectionName]: SettingsSection<CompanySettings[Name]> } = {
  who: whoSection,
  logo: logoSection,
  rules: bookingRules,
  look: lookSection,
  texts: textsSection,
  area: areaSection,
  embed: embedSection,
};

export const sectionNames = Object.keys(settingsSections) as readonly SectionName[]; // the record has no others

/** The settings with the parts that were sent in place of those that were there, tidied. */
export function mergeSettings(before: CompanySettings, sent: Partial<CompanySettings>): CompanySettings {
  const merge = <Name extends SectionName>(name: Name) => {
    const section: SettingsSection<CompanySettings[Name]> = settingsSections[name];
    const part = sent[name];
    return [name, part === undefined ? before[name] : section.tidy(part)] as const;
  };
  return { ...before, ...Object.fromEntries(sectionNames.map(merge)) };
}

/** Of these sections, by the path of the field as the wire has it: `phone`, `rules.holdMin`. */
export function findSettingsFaults(settings: CompanySettings, names: readonly SectionName[]): SettingsFaults {
  const faultsOf = <Name extends SectionName>(name: Name) => {
    const section: SettingsSection<CompanySettings[Name]> = settingsSections[name];
    return withPaths(name, section.findFaults(settings[name]));
  };
  return Object.assign({}, ...names.map(faultsOf));
}

/** In the order of the sections, by the paths of the wire. */
export function settingsChanges(before: CompanySettings, after: CompanySettings): FieldChange[] {
  return sectionNames.flatMap((name) =>
    changesBetween(before[name], after[name]).map((change) => ({
      ...change,
      field: pathOf(name, change.field),
    })),
  );
}

/** On the wire and in the history what a company says of itself has no name before its fields: it was there first. */
function pathOf(name: SectionName, field: string): string {
  return name === 'who' ? field : `${name}.${field}`;
}

function withPaths(name: SectionName, faults: SettingsFaults): SettingsFaults {
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [pathOf(name, field), fault]));
}

/** The section and the field in it that a path of the wire means. */
export function sectionOfPath(path: string): { readonly name: SectionName; readonly field: string } {
  const [first = '', ...rest] = path.split('.');
  const name = sectionNames.find((each) => each === first);
  return name !== undefined && rest.length > 0
    ? { name, field: rest.join('.') }
    : { name: 'who', field: path };
}
