import * as z from 'zod/mini';
import {
  areaWays,
  COUNTIES_LENGTH_MAX,
  initialArea,
  outsideRules,
  type ServiceArea,
  ZIPS_LENGTH_MAX,
} from '../../company/area.ts';
import { bookingRules } from '../../company/booking-rules.ts';
import { type Company, companyLengthMax } from '../../company/company.ts';
import { type Embed, embedSection, SITES_LENGTH_MAX } from '../../company/embed.ts';
import { type CompanyLogo, logoSection } from '../../company/logo.ts';
import { lookSection } from '../../company/look.ts';
import type { CompanySettings, SectionName } from '../../company/settings.ts';
import { textsSection } from '../../company/texts.ts';
import { look, rules, shownSections, texts } from '../company.ts';
import { instant, locale, seenVersion, text } from '../wire.ts';

/** Of the path of a picture. */
const LOGO_MAX = 200;

/** What a company says of itself has no section's name around it: it was on the wire first. */
const who = {
  name: text(companyLengthMax.name),
  legalName: text(companyLengthMax.legalName),
  phone: text(companyLengthMax.phone),
  helpEmail: text(companyLengthMax.helpEmail),
  addressLine1: text(companyLengthMax.addressLine1),
  city: text(companyLengthMax.city),
  region: text(companyLengthMax.region),
  postalCode: text(companyLengthMax.postalCode),
  defaultLocale: locale,
};

const area: z.ZodMiniType<ServiceArea> = z.object({
  by: z.enum(areaWays),
  counties: text(COUNTIES_LENGTH_MAX),
  zips: text(ZIPS_LENGTH_MAX),
  zip: text(20),
  miles: z.number(),
  outside: z.enum(outsideRules),
});

const embed: z.ZodMiniType<Embed> = z.object({ sites: text(SITES_LENGTH_MAX) });

const logo: z.ZodMiniType<CompanyLogo> = z.object({ picture: text(LOGO_MAX) });

/** What each section sends and drafts; values are judged by its own rules, beside their fields. */
export const sectionSchemas: { readonly [Name in SectionName]: z.ZodMiniType<CompanySettings[Name]> } = {
  who: z.object(who) satisfies z.ZodMiniType<Company>,
  logo,
  rules,
  look,
  texts,
  area,
  embed,
};

/** GET /admin/company. Older nodes know fewer sections: those are as if never set. */
export const companySettingsView = z.object({
  ...who,
  logo: z._default(logo, logoSection.initial),
  rules: z._default(rules, bookingRules.initial),
  look: z._default(look, lookSection.initial),
  texts: z._default(texts, textsSection.initial),
  area: z._default(area, initialArea),
  embed: z._default(embed, embedSection.initial),
  version: z.int(),
});
export type CompanySettingsView = z.infer<typeof companySettingsView>;

/**
 * PUT /admin/company: what is sent changes, the rest stays, so that each section is saved by itself. A version that is
 * no longer the present one is `company.changed` with `company`.
 */
export const companyInput = z.object({
  ...z.partial(z.object(who)).shape,
  logo: z.optional(logo),
  ...shownSections,
  area: z.optional(area),
  embed: z.optional(embed),
  expectedVersion: seenVersion,
});
export type CompanyInput = z.infer<typeof companyInput>;

/** GET /admin/company/history: the last fifty savings, newest first. */
export const companyHistoryAnswer = z.object({
  changes: z.array(
    z.object({
      id: z.string(),
      at: instant,
      by: z.string(),
      fields: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
    }),
  ),
});
export type CompanyHistoryAnswer = z.infer<typeof companyHistoryAnswer>;

export function toSettingsView({ who, ...sections }: CompanySettings, version: number): CompanySettingsView {
  return { ...who, ...sections, version };
}

export function readSettings(view: CompanySettingsView): CompanySettings {
  const { logo, rules, look, texts, area, embed, version: _version, ...who } = view;
  return { who, logo, rules, look, texts, area, embed };
}

/** The parts that were sent; of what the company says of itself, single fields may be. */
export function readSent(
  { expectedVersion: _version, logo, rules, look, texts, area, embed, ...who }: CompanyInput,
  before: CompanySettings,
): Partial<CompanySettings> {
  const said = Object.fromEntries(Object.entries(who).filter(([, value]) => value !== undefined));
  return {
    ...(Object.keys(said).length > 0 && { who: { ...before.who, ...said } }),
    ...(logo && { logo }),
    ...(rules && { rules }),
    ...(look && { look }),
    ...(texts && { texts }),
    ...(area && { area }),
    ...(embed && { embed }),
  };
}

/** One section as it is sent. */
export function toInput<Name extends SectionName>(
  name: Name,
  value: CompanySettings[Name],
  expectedVersion: number,
): CompanyInput {
  return name === 'who' ? { ...value, expectedVersion } : { [name]: value, expectedVersion };
}
