import type { Same } from '../../same.ts';
import type { errors as en } from './en.ts';

export const errors: Same<typeof en> = {
  request: {
    malformed: 'Requête invalide.',
    invalid: 'Requête invalide.',
    not_found: 'Introuvable.',
    method: 'Opération non autorisée.',
    too_large: 'L’envoi est trop volumineux.',
    media_type: 'Le format envoyé n’est pas accepté.',
    too_many: 'Trop de demandes. Patientez un instant.',
  },
  tenant: {
    required: 'L’en-tête X-Tenant-Slug est requis.',
    unknown: 'Entreprise inconnue.',
  },
  idempotency: {
    required: 'L’en-tête Idempotency-Key est requis.',
    in_progress: 'La même demande est encore en cours.',
    reused: 'Cette clé a déjà servi pour une autre demande.',
  },
  link: {
    invalid: 'Lien invalide ou expiré. Demandez un nouveau lien sécurisé.',
  },
  admin: {
    denied: 'Clé invalide',
  },
  cart: {
    not_found: 'Panier introuvable.',
    no_id: 'Le panier n’a pas pu être créé\u00a0: identifiant manquant',
    closed: 'Ce panier a déjà été réservé.',
    stale: 'Le panier a été modifié ailleurs.',
    empty: 'Le panier est vide.',
    too_large:
      'Le panier contient plus que ce que nous pouvons garder. Raccourcissez les descriptions les plus longues ou réservez d’abord une partie.',
    unknown_item: 'Un service, un produit ou une option n’est plus proposé.',
  },
  booking: {
    not_found: 'Réservation introuvable',
    changed: 'Cette réservation a été modifiée entre-temps.',
    not_changeable: 'Cette réservation ne peut plus être modifiée.',
    too_late:
      'Il est trop tard pour déplacer ou annuler cette visite en ligne. Appelez-nous ou écrivez-nous.',
  },
  quote: {
    not_asked: 'Cette réservation ne demande aucun devis.',
    road_open: 'Le trajet d’une livraison n’est pas encore connu.',
    expired: 'Ce devis a expiré.',
    accepted: 'Le devis de cette réservation est accepté. Pour modifier les travaux, écrivez-nous.',
  },
  review: {
    changed: 'Cet avis a été modifié entre-temps. Vérifiez-le, puis recommencez.',
    closed: 'Cet avis ne peut plus être modifié.',
  },
  mail: {
    not_found: 'Courriel introuvable.',
  },
  area: {
    outside: 'Nous ne venons pas à cette adresse.',
  },
  slot: {
    taken: 'Ce créneau vient d’être pris.',
    invalid: 'Ce créneau ne peut pas être réservé.',
  },
  price: {
    changed: 'Le prix a changé.',
  },
  promo: {
    invalid: 'Code invalide.',
    expired: 'Ce code a expiré.',
    firstOnly: 'Ce code vaut pour une première réservation, et vous avez déjà réservé chez nous.',
    stacking: 'Une autre promotion est déjà appliquée.',
    kinds: 'Ce code vaut pour d’autres services que ceux de votre panier.',
    minSubtotal: 'Un minimum d’achat de {{min}} est requis.',
    minSubtotalOfKinds: 'Ce code vaut à partir de {{min}} dans les services concernés.',
    failed: 'Impossible d’appliquer ce code.',
  },
  address: {
    not_found: 'Adresse introuvable',
  },
  route: {
    not_found: 'Itinéraire introuvable : nous vous contacterons pour le confirmer.',
    busy: 'Le calcul d’itinéraire est très sollicité : réessayez dans une minute.',
    not_configured: 'Le calcul d’itinéraire n’est pas disponible. Veuillez nous contacter.',
  },
  server: {
    bug: 'Une erreur est survenue de notre côté.',
    busy: 'Momentanément indisponible. Veuillez réessayer.',
  },
  field: {
    required: 'Veuillez remplir ce champ.',
    invalid: 'Veuillez vérifier ce champ.',
    too_long: 'C’est trop long.',
    too_small: 'C’est trop petit.',
    too_large: 'C’est trop grand.',
    outside: 'Nous n’y venons pas.',
  },
  open: {
    title: 'Nous n’avons pas pu savoir si c’est fait',
    text: 'Aucune réponse n’est parvenue à cet appareil. Réessayez\u00a0: ce ne sera pas fait deux fois.',
  },
  network: 'Erreur réseau',
  timeout: 'La réponse tarde trop. Veuillez réessayer.',
  unknown: 'Erreur inconnue',
};
