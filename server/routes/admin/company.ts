import { companyHistoryAnswer, companyInput, companySettingsView } from '#shared/api/admin/company.ts';
import { guideInput, guideView } from '#shared/api/admin/guide.ts';
import { followGuide, showGuide } from '../../domain/company/follow-guide.ts';
import { saveCompany } from '../../domain/company/save-company.ts';
import { listCompanyHistory, showCompany } from '../../domain/company/show-company.ts';
import { route } from '../../http/calls/route.ts';

export const adminCompanyRoutes = [
  route({
    method: 'GET',
    path: '/admin/company',
    summary: 'What the company says of itself to its customers',
    who: 'admin',
    role: 'owner',
    limit: 'read',
    status: 200,
    output: companySettingsView,
    errors: ['admin.denied'],
    handle: ({ deps, tenant }) => showCompany(deps, tenant),
  }),
  route({
    method: 'PUT',
    path: '/admin/company',
    summary: 'Changes it, on pages at once and in mails from now on',
    who: 'admin',
    role: 'owner',
    limit: 'write',
    body: companyInput,
    status: 200,
    output: companySettingsView,
    errors: ['admin.denied', 'company.changed'],
    handle: ({ deps, tenant, body, actor }) => saveCompany(deps, tenant, body, actor),
  }),
  route({
    method: 'GET',
    path: '/admin/company/history',
    summary: 'Who changed what of it, newest first',
    who: 'admin',
    role: 'owner',
    limit: 'read',
    status: 200,
    output: companyHistoryAnswer,
    errors: ['admin.denied'],
    handle: ({ deps, tenant }) => listCompanyHistory(deps, tenant),
  }),
  route({
    method: 'GET',
    path: '/admin/guide',
    summary: 'How far a new company is with its first steps',
    who: 'admin',
    role: 'owner',
    limit: 'read',
    status: 200,
    output: guideView,
    errors: ['admin.denied'],
    handle: ({ deps, tenant }) => showGuide(deps, tenant),
  }),
  route({
    method: 'PUT',
    path: '/admin/guide',
    summary: 'Notes steps that are done, or closes them for every device',
    who: 'admin',
    role: 'owner',
    limit: 'write',
    body: guideInput,
    status: 200,
    output: guideView,
    errors: ['admin.denied'],
    handle: ({ deps, tenant, body }) => followGuide(deps, tenant, body),
  }),
];
