/** The code that a link brought. */
export const promo = {
  label: 'Promo code of your link',
  waiting: 'Code {{code}} is kept. We will try it as soon as there is something in your cart.',
  applied: 'Code {{code}} is in your cart.',
  refused: 'Code {{code}} was not applied.',
  drop: 'Do not use it',
  close: 'Close',
} as const;
