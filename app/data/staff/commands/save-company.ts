import {
  type CompanyHistoryAnswer,
  type CompanyInput,
  type CompanySettingsView,
  companyHistoryAnswer,
  companySettingsView,
} from '#shared/api/admin/company.ts';
import type { Answer } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';
import type { AdminRead } from '../admin-read.ts';

export const companyRead: AdminRead<CompanySettingsView> = {
  key: 'company',
  load: (signal) => adminCall({ method: 'GET', path: '/admin/company', schema: companySettingsView, signal }),
  schema: companySettingsView,
};

/** 409 `company.changed` with `company` when others saved since `expectedVersion`. */
export function saveCompany(input: CompanyInput): Promise<Answer<CompanySettingsView>> {
  return adminCall({
    method: 'PUT',
    path: '/admin/company',
    body: { json: input },
    schema: companySettingsView,
  });
}

export const companyHistoryRead: AdminRead<CompanyHistoryAnswer> = {
  key: 'company history',
  load: (signal) =>
    adminCall({ method: 'GET', path: '/admin/company/history', schema: companyHistoryAnswer, signal }),
  schema: companyHistoryAnswer,
};
