import { CANCEL_HOURS_MAX } from '../booking/change-alone.ts';
import { type BookingRules, HOLD_USUAL_MIN, nothingSet } from './nothing-set.ts';
import { findWordFaults, tidyWords } from './own-words.ts';
import type { SettingsFaults, SettingsSection } from './section.ts';

/** Shorter nobody can type an address; longer a few people would close a day for all others. */
export const HOLD_MIN = { least: 5, usual: HOLD_USUAL_MIN, most: 60 } as const;

/** In UTF-16 units, of one language: a mail is read on a phone. */
export const CANCEL_WORDS_MAX = 600;

export const bookingRules: SettingsSection<BookingRules> = {
  initial: nothingSet.rules,
  findFaults: ({ holdMin, cancelHours, cancelWords }) => ({
    ...faultOfNumber('holdMin', holdMin, HOLD_MIN.least, HOLD_MIN.most),
    ...faultOfNumber('cancelHours', cancelHours, 0, CANCEL_HOURS_MAX),
    ...findWordFaults('cancelWords', cancelWords, CANCEL_WORDS_MAX),
  }),
  tidy: (typed) => ({ ...typed, cancelWords: tidyWords(typed.cancelWords) }),
};

function faultOfNumber(path: string, value: number, least: number, most: number): SettingsFaults {
  if (!Number.isInteger(value)) return { [path]: 'invalid' };
  if (value < least) return { [path]: 'too_small' };
  return value > most ? { [path]: 'too_large' } : {};
}

/** D85: each hold and renewal, and all of them while checkout or finalize is open. */
export function holdLimits({ holdMin }: BookingRules): {
  readonly eachMin: number;
  readonly inAllMin: number;
} {
  return { eachMin: holdMin, inAllMin: 2 * holdMin };
}
