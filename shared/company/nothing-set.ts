import type { LocalizedText } from '../kernel/locale.ts';

/** What the owner asks of those who book; notice and horizon stand with the hours of the agenda. */
export interface BookingRules {
  /** How long a chosen time is kept for who chose it; in all it is kept twice as long (D371). */
  readonly holdMin: number;
  /** How long before a visit a customer may still move or cancel it alone; 0: until it starts (D372). */
  readonly cancelHours: number;
  /** What the owner says of cancelling, behind our own sentence. */
  readonly cancelWords: LocalizedText;
  /** Whether customers read which crew comes, in mails and on the page of their visit (D482). */
  readonly nameCrew: boolean;
}

/** How the company's pages look. */
export interface Look {
  /** `#rrggbb`, of which the palette is derived; empty: ours (D373). */
  readonly accent: string;
}

/** What the owner says in place of our words, and beside them; empty: ours alone. */
export interface Texts {
  /** The heading of home. */
  readonly heroTitle: LocalizedText;
  /** Below it, and what search engines read of home. */
  readonly heroLead: LocalizedText;
  /** A paragraph at the end of the terms. */
  readonly terms: LocalizedText;
}

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
  rules: { holdMin: HOLD_USUAL_MIN, cancelHours: 0, cancelWords: noWords, nameCrew: false },
  look: { accent: '' },
  texts: { heroTitle: noWords, heroLead: noWords, terms: noWords },
};
