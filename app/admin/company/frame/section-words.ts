import type { TFunction } from 'i18next';
import type { SettingsFault } from '#shared/company/section.ts';
import { localeNames } from '#shared/kernel/locale.ts';

type Words = TFunction<'admin'>;

/** How a section speaks of its fields, each known by its path in the section: in its form, in a conflict, in the history. */
export interface SectionWords {
  readonly field: (path: string, t: Words) => string;
  /** As it stands in a table; '' is nothing. */
  readonly value: (path: string, value: string, t: Words) => string;
  readonly fault: (path: string, fault: SettingsFault, t: Words) => string;
}

/** The field of a text, and which language of it: "Titre (English)". */
export function inLanguage(label: string, path: string): string {
  const names: Readonly<Record<string, string>> = localeNames;
  return `${label} (${names[path.split('.').at(-1) ?? ''] ?? path})`;
}

/** What is wrong with a text in one language. */
export function wordsFault(fault: SettingsFault, t: Words): string {
  return t(fault === 'too_long' ? 'company.fault.too_long' : 'company.fault.invalidWords');
}
