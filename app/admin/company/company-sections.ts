import type { ComponentType } from 'react';
import type { SectionName } from '#shared/company/settings.ts';
import { AreaSection } from './area/area-section.tsx';
import { areaWords } from './area/area-words.ts';
import { EmbedSection } from './embed/embed-section.tsx';
import { embedWords } from './embed/embed-words.ts';
import type { SectionProps } from './frame/company-page.ts';
import type { SectionWords } from './frame/section-words.ts';
import { LogoSection } from './logo/logo-section.tsx';
import { logoWords } from './logo/logo-words.ts';
import { LookSection } from './look/look-section.tsx';
import { lookWords } from './look/look-words.ts';
import { RulesSection } from './rules/rules-section.tsx';
import { rulesWords } from './rules/rules-words.ts';
import { TextsSection } from './texts/texts-section.tsx';
import { textsWords } from './texts/texts-words.ts';
import { WhoSection } from './who/who-section.tsx';
import { whoWords } from './who/who-words.ts';

interface Section {
  readonly name: SectionName;
  readonly title: `company.sections.${SectionName}`;
  readonly words: SectionWords;
  readonly Section: ComponentType<SectionProps>;
}

/** In the order of the screen's menu. Each is a folder here; how one is added stands in app/README.md. */
export const companySections: readonly Section[] = [
  { name: 'who', title: 'company.sections.who', words: whoWords, Section: WhoSection },
  { name: 'logo', title: 'company.sections.logo', words: logoWords, Section: LogoSection },
  { name: 'look', title: 'company.sections.look', words: lookWords, Section: LookSection },
  { name: 'texts', title: 'company.sections.texts', words: textsWords, Section: TextsSection },
  { name: 'rules', title: 'company.sections.rules', words: rulesWords, Section: RulesSection },
  { name: 'area', title: 'company.sections.area', words: areaWords, Section: AreaSection },
  { name: 'embed', title: 'company.sections.embed', words: embedWords, Section: EmbedSection },
];
