/** The code that a link brought. */
export const promo = {
  label: 'Code promo de votre lien',
  waiting: 'Le code {{code}} est gardé. Nous l’essaierons dès que votre panier contiendra quelque chose.',
  applied: 'Le code {{code}} est dans votre panier.',
  refused: 'Le code {{code}} n’a pas été appliqué.',
  drop: 'Ne pas l’utiliser',
  close: 'Fermer',
} as const;
