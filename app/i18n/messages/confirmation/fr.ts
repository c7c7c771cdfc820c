import type { Same } from '../../same.ts';
import type { confirmation as en } from './en.ts';

export const confirmation: Same<typeof en> = {
  loading: 'Chargement de votre réservation…',
  updating: 'Mise à jour…',
  booked: { title: 'C’est réservé' },
  pending: {
    title: 'Nous avons votre demande',
    lead: 'Votre créneau est gardé. Nous regardons les détails et confirmons par e-mail.',
    leadKept:
      'Votre créneau est gardé. Nous regardons les détails\u00a0; la réponse s’affiche sur la page de votre réservation.',
  },
  cancelled: 'Cette réservation est annulée',
  order: '{{service}} · commande',
  missing: {
    title: 'Aucune réservation à afficher',
    text: 'Cette page a expiré. Elle montre une réservation pendant un jour, sur l’appareil où elle a été faite. Si vous avez réservé plus tôt, votre visite reste prévue : ouvrez-la depuis vos réservations ou demandez un lien par e-mail.',
    bookings: 'Mes réservations',
    link: 'Recevoir un lien',
    home: 'Aller à l’accueil',
  },
  tiles: {
    date: 'Date',
    time: 'Heure',
    server: 'Calculé par nos soins ; vous payez après le travail.',
    reference: 'Référence',
    quote: 'Montant : sur devis',
    none: 'Montant : aucun',
    before: 'Ancien total',
  },
  wrongEmail: 'Mauvaise adresse\u00a0? La corriger',
  client: 'Vos coordonnées',
  keep: {
    label: 'Gardez votre réservation sous la main',
    manage: 'Gérer la réservation',
    newTab: '(s’ouvre dans un nouvel onglet)',
    copyLink: 'Copier le lien',
    copyReference: 'Copier la référence',
    linkCopied: 'Lien copié. Toute personne qui l’a peut modifier votre réservation.',
    referenceCopied: 'Référence copiée.',
    copyFailed: 'Votre navigateur n’a pas permis la copie.',
  },
  delivery: 'Votre livraison',
  next: {
    title: 'Et maintenant ?',
    kept: {
      title: 'Maintenant\u00a0: gardez votre lien',
      text: 'Nous ne pouvons pas envoyer d’e-mail pour l’instant. Copiez le lien ci-dessus\u00a0: il ouvre votre réservation sur tout appareil.',
      review:
        'Nous vérifions les détails\u00a0; la réponse s’affiche sur la page de votre réservation. Votre créneau reste gardé entre-temps.',
    },
    mail: {
      title: 'Aujourd’hui : votre confirmation',
      text: 'Elle sera envoyée à {{email}}. Rien reçu ? Le bouton ci-dessus fonctionne sans elle.',
    },
    review: {
      title: 'Aujourd’hui ou demain : notre réponse',
      text: 'Nous vérifions les détails et écrivons à {{email}}. Votre créneau reste gardé entre-temps.',
    },
    offer: {
      title: 'Maintenant\u00a0: votre réponse',
      text: 'Vous avez un prix de notre part. Ouvrez «\u00a0Gérer la réservation\u00a0» pour l’accepter ou le refuser\u00a0; votre créneau reste gardé.',
    },
    booking: {
      title: '{{date}} : votre visite',
      text: 'L’équipe arrive à {{time}}. Écarter les petits objets et garder les animaux dans une autre pièce aide beaucoup.',
      look: 'Nous venons à {{time}} voir et mesurer ; comptez environ une heure. Un accès dégagé suffit.',
      drive:
        'Nous partons à {{time}}\u00a0: les retraits dans votre ordre, puis la destination. Que tout soit prêt à charger.',
    },
    pay: {
      title: 'Après le travail : le paiement',
      text: 'Vous payez quand c’est fait. Les taxes éventuelles sont réglées sur la facture.',
    },
    quote: {
      title: 'Après la visite : votre devis',
      before: 'Avant le départ\u00a0: votre prix',
      text: 'Vous recevez un prix par écrit et décidez tranquillement.',
    },
  },
  footer: {
    seeYou: 'Rendez-vous le {{date}}.',
    edit: 'Quelque chose à corriger ? Ouvrez « Gérer la réservation » pour tout vérifier ou annuler, sans frais jusqu’au début de la visite.',
    editBefore:
      'Quelque chose à corriger\u00a0? Ouvrez «\u00a0Gérer la réservation\u00a0» pour tout vérifier ou annuler, sans frais jusqu’à {{ahead}} avant la visite.',
    another: 'Réserver un autre service',
    home: 'Continuer',
  },
  install: {
    title: 'Gardez {{company}} sous la main',
    text: 'En application, avec sa propre icône : aucune adresse à taper, et votre panier à portée de doigt.',
    share: 'Touchez Partager au bord de Safari.',
    add: 'Choisissez « Sur l’écran d’accueil ».',
    act: 'Installer l’application',
    later: 'Plus tard',
  },
};
