import type { LocalizedText } from '../kernel/locale.ts';
import type { BookingRules } from './booking-rules.ts';
import type { Look } from './look.ts';
import type { Texts } from './texts.ts';

/** What the owner never wrote. */
export const noWords: LocalizedText = { en: '', es: '', fr: '' };

/** D85: minutes that a chosen time is held where the owner says nothing. */
export const HOLD_USUAL_MIN = 10;

/**
 * A company that never set anything. By itself, because customers' pages need it and none of the rules that a form is
 * judged by.
 */
export const nothingSet: {
  readonly rules: BookingRules;
  readonly look: Look;
  readonly texts: Texts;
} = {
  rules: { holdMin: HOLD_USUAL_MIN, cancelHours: 0, cancelWords: noWords },
  look: { accent: '' },
  texts: { heroTitle: noWords, heroLead: noWords, terms: noWords },
};
