import type { TFunction } from 'i18next';
import { CANCEL_HOURS_MAX } from '#shared/booking/change-alone.ts';
import { HOLD_MIN } from '#shared/company/booking-rules.ts';
import { formatAhead } from '../../../i18n/format.ts';
import { staffFormat } from '../../parts/words/staff-format.ts';
import { inLanguage, type SectionWords, wordsFault } from '../frame/section-words.ts';

export const rulesWords: SectionWords = {
  field: (path, t) => {
    if (path === 'holdMin') return t('company.rules.hold');
    if (path === 'cancelHours') return t('company.rules.cancelHours');
    if (path === 'nameCrew') return t('company.rules.nameCrew');
    return inLanguage(t('company.rules.cancelWords'), path);
  },
  value: (path, value, t) => {
    if (path === 'holdMin') return staffFormat.duration(Number(value));
    if (path === 'nameCrew') return t(value === 'true' ? 'company.rules.yes' : 'company.rules.no');
    return path === 'cancelHours' ? limitWords(Number(value), t) : value;
  },
  fault: (path, fault, t) => {
    if (path === 'holdMin') return t('company.rules.holdFault', { ...HOLD_MIN });
    if (path === 'cancelHours') return t('company.rules.cancelHoursFault', { most: CANCEL_HOURS_MAX });
    return wordsFault(fault, t);
  },
};

/** "24 heures avant la visite". */
export function limitWords(hours: number, t: TFunction<'admin'>): string {
  return hours === 0
    ? t('company.rules.untilStart')
    : t('company.rules.before', { ahead: formatAhead(hours, 'fr') });
}
