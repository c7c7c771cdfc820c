import { HOLD_MIN } from '#shared/company/booking-rules.ts';
import { staffFormat } from '../../parts/words/staff-format.ts';
import type { SectionWords } from '../frame/section-words.ts';

export const rulesWords: SectionWords = {
  field: (_path, t) => t('company.rules.hold'),
  value: (_path, value) => staffFormat.duration(Number(value)),
  fault: (_path, _fault, t) => t('company.rules.holdFault', { ...HOLD_MIN }),
};
