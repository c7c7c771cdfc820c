import * as z from 'zod/mini';
import { companyLengthMax } from '../../company/company.ts';
import { instant, locale, seenVersion, text } from '../wire.ts';

const fields = {
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

/** GET /admin/company. */
export const companySettingsView = z.object({ ...fields, version: z.int() });
export type CompanySettingsView = z.infer<typeof companySettingsView>;

/** PUT /admin/company: all of it; a version that is no longer the present one is `company.changed` with `company`. */
export const companyInput = z.object({ ...fields, expectedVersion: seenVersion });
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
