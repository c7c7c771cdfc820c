import { AREA_MILES, readZips, type ServiceArea } from '#shared/company/area.ts';
import type { SectionWords } from '../frame/section-words.ts';

const labels = {
  by: 'company.area.by',
  counties: 'company.area.counties',
  zips: 'company.area.zips',
  zip: 'company.area.zip',
  miles: 'company.area.miles',
  outside: 'company.area.outside',
} as const satisfies Record<keyof ServiceArea, string>;

const choices = {
  state: 'company.area.ways.state',
  counties: 'company.area.ways.counties',
  zips: 'company.area.ways.zips',
  radius: 'company.area.ways.radius',
  pending: 'company.area.rules.pending',
  refused: 'company.area.rules.refused',
} as const satisfies Record<ServiceArea['by'] | ServiceArea['outside'], string>;

/** More codes than these are counted. */
const NAMED_MAX = 8;

export const areaWords: SectionWords = {
  field: (path, t) => (Object.hasOwn(labels, path) ? t(labels[path as keyof ServiceArea]) : path), // just looked up
  value: (path, value, t) => {
    if (path === 'zips') return listWords(value);
    return Object.hasOwn(choices, value) ? t(choices[value as keyof typeof choices]) : value; // just looked up
  },
  fault: (path, fault, t) => {
    if (path === 'miles') return t('company.area.fault.miles', { ...AREA_MILES });
    if (path === 'zip')
      return t(fault === 'required' ? 'company.area.fault.zip' : 'company.area.fault.zipUnknown');
    if (path === 'counties') return t('company.area.fault.counties');
    return t(fault === 'required' ? 'company.area.fault.zips' : 'company.area.fault.unread');
  },
};

function listWords(text: string): string {
  const { zips } = readZips(text);
  const named = zips.slice(0, NAMED_MAX).join(' ');
  return zips.length > NAMED_MAX ? `${named}… (${zips.length})` : named;
}
