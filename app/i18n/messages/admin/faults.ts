/** Of what only the back office meets, and of what it says in other words than the shop window. */
export const faults = {
  network: 'Connexion impossible. Vérifiez le réseau, puis réessayez.',
  tooMany: 'Trop d’essais. Patientez un instant.',
  other: 'Le serveur n’a pas pu répondre. Réessayez dans un instant.',
} as const;
