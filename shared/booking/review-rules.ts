/** A rating is a whole number of stars out of this many. */
export const STARS_MAX = 5;

/** Longest texts in UTF-16 units. A name longer than this no card shows on one line. */
export const reviewLengthMax = { text: 1000, name: 40, answer: 1000, hiddenReason: 200 } as const;

/** What a customer says of a visit, under the name that readers see. */
export interface TypedReview {
  /** 0 while none was chosen. */
  readonly rating: number;
  readonly text: string;
  readonly name: string;
}

export interface ReviewFaults {
  rating?: 'required' | 'invalid';
  text?: 'required' | 'too_long';
  name?: 'required' | 'too_long' | 'invalid';
}

/** What can be seen: letters, digits, signs, and pictures. Spaces that have no width are none of it. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Also what joins or turns text, which would change the words that it stands between. */
const UNFIT_IN_NAME = /\p{Cc}|\p{Cf}/u;

/** Empty when nothing is wrong. Asked by the form and by the server. */
export function findReviewFaults(typed: TypedReview): ReviewFaults {
  const { rating, text, name } = tidyReview(typed);
  const faults: ReviewFaults = {};
  if (rating === 0) faults.rating = 'required';
  else if (!Number.isInteger(rating) || rating < 1 || rating > STARS_MAX) faults.rating = 'invalid';
  if (!VISIBLE.test(text)) faults.text = 'required';
  else if (text.length > reviewLengthMax.text) faults.text = 'too_long';
  if (name === '') faults.name = 'required';
  else if (name.length > reviewLengthMax.name) faults.name = 'too_long';
  else if (UNFIT_IN_NAME.test(name)) faults.name = 'invalid';
  return faults;
}

/** As it is kept: no space around it, and a name on one line. */
export function tidyReview({ rating, text, name }: TypedReview): TypedReview {
  return { rating, text: text.replace(/\r\n?/g, '\n').trim(), name: name.trim().replace(/\s+/g, ' ') };
}

/** What is offered as the name: "Ana R." of Ana Ruiz. Readers know nobody by it, and neighbours do. */
export function suggestedName(customerName: string): string {
  const [first = '', ...rest] = customerName.trim().split(/\s+/);
  const last = rest.at(-1);
  const initial = last === undefined ? '' : ` ${[...last][0] ?? ''}.`;
  return `${first.slice(0, reviewLengthMax.name - initial.length)}${initial}`;
}

/** What so many stars of so many reviews come to, to one decimal; null while there is nothing to average. */
export function averageStars(stars: number, count: number): number | null {
  return count === 0 ? null : Math.round((stars * 10) / count) / 10;
}
