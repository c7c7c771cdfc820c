import type { Locale } from '#shared/kernel/locale.ts';

/** The reader's language first; within and after it, the order the company gave them. */
export function orderReviews<Review extends { readonly language: Locale }>(
  reviews: readonly Review[],
  locale: Locale,
): readonly Review[] {
  const mine = reviews.filter(({ language }) => language === locale);
  const others = reviews.filter(({ language }) => language !== locale);
  return [...mine, ...others];
}
