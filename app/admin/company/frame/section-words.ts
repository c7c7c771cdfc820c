import type { TFunction } from 'i18next';
import type { SettingsFault } from '#shared/company/section.ts';

type Words = TFunction<'admin'>;

/** How a section speaks of its fields, each known by its path in the section: in its form, in a conflict, in the history. */
export interface SectionWords {
  readonly field: (path: string, t: Words) => string;
  /** As it stands in a table; '' is nothing. */
  readonly value: (path: string, value: string, t: Words) => string;
  readonly fault: (path: string, fault: SettingsFault, t: Words) => string;
}
