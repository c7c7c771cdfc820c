/** Of what only the back office meets, and of what it says in other words than the shop window. By code. */
export const faults = {
  open: 'On ne sait pas si c’est fait',
  openText: 'Rien ne se fait deux fois.',
  network: 'Connexion impossible. Vérifiez le réseau, puis réessayez.',
  timeout: 'Le serveur tarde à répondre. Réessayez dans un instant.',
  other: 'Le serveur n’a pas pu répondre. Réessayez dans un instant.',
  admin: {
    crew_closed: 'L’équipe de cette clé est fermée ou supprimée : demandez une autre clé au bureau.',
    denied: 'Clé invalide',
    forbidden: 'Cette clé n’ouvre pas cela.',
  },
  api_key: { too_many: 'Il y a déjà vingt clés d’API. Révoquez-en une d’abord.' },
  block: {
    changed: 'Ce blocage a été modifié entre-temps. Vérifiez-le, puis recommencez.',
    not_found: 'Ce blocage n’existe plus.',
  },
  booking: {
    changed: 'Cette réservation a été modifiée entre-temps. Vérifiez-la, puis recommencez.',
    not_changeable: 'Cette réservation ne peut plus être modifiée.',
    not_found: 'Cette réservation n’existe plus.',
  },
  cart: {
    too_large:
      'Il y a plus de texte que la réservation ne peut en garder. Raccourcissez les descriptions les plus longues.',
  },
  catalogue: {
    changed: 'Le catalogue a été modifié entre-temps. Vérifiez-le, puis recommencez.',
    not_found: 'Cela n’existe plus dans le catalogue.',
  },
  company: { changed: 'La fiche a été modifiée entre-temps. Vérifiez-la, puis recommencez.' },
  coupon: {
    changed: 'Ce coupon a été modifié entre-temps. Vérifiez-le, puis recommencez.',
    not_found: 'Ce coupon n’existe plus.',
    taken: 'Ce code existe déjà ou a déjà servi.',
  },
  crew: {
    busy: 'Cette équipe a encore des visites à venir, ou un client est en train de réserver avec elle. Déplacez-les d’abord.',
    changed: 'Cette équipe a été modifiée entre-temps. Vérifiez-la, puis recommencez.',
    last: 'Il faut au moins une équipe active.',
    not_found: 'Cette équipe n’existe plus.',
    taken: 'Une équipe porte déjà ce nom.',
    too_many: 'Vingt équipes au plus\u00a0: supprimez-en une d’abord.',
    used: 'Cette équipe a déjà des visites\u00a0: fermez-la plutôt.',
    unfit:
      'L’équipe libre à cette heure ne fait pas ce travail, ne va pas à cette adresse ou n’a pas le temps de la route.',
  },
  customer: {
    changed: 'La note de ce client a été modifiée entre-temps. Vérifiez-la, puis recommencez.',
    has_visits: 'Ce client a encore des visites à venir : rien n’a été effacé.',
    not_found: 'Ce client est introuvable.',
  },
  device: { not_found: 'Cet appareil n’est plus connecté.' },
  feed: { too_many: 'Il y a déjà 20 calendriers. Retirez-en un d’abord.' },
  file: {
    refused: 'Cette image ne peut pas être gardée.',
    too_many: 'Il y a déjà 500 images. Celles qui ne servent plus partent d’elles-mêmes après 30 jours.',
  },
  idempotency: { in_progress: 'La même demande est encore en cours. Patientez un instant.' },
  key: {
    last: 'La dernière clé de propriétaire ne peut pas être révoquée : plus personne ne pourrait donner de clés.',
    not_found: 'Cette clé n’existe plus.',
    taken: 'Une autre clé porte déjà ce nom.',
    unproven: 'Ce n’est pas une clé valable. Rien n’a été fait.',
  },
  mail: { not_found: 'Ce courriel n’existe plus.' },
  notice: { not_found: 'Cette adresse n’est plus dans la liste.' },
  notices: {
    changed: 'La liste des personnes prévenues a été modifiée entre-temps. Vérifiez-la, puis recommencez.',
  },
  price: { not_found: 'Ce tarif n’existe plus.' },
  pricing: { changed: 'Ce tarif a été modifié entre-temps. Vérifiez-le, puis recommencez.' },
  push: { device_only: 'Les notifications vont à un appareil connecté, pas à une clé.' },
  quote: {
    accepted: 'Ce devis est déjà accepté.',
    expired: 'Ce devis a expiré.',
    not_asked: 'Cette réservation ne demande aucun devis.',
    road_open: 'Le trajet de la livraison n’est pas encore connu\u00a0: trouvez-le d’abord.',
  },
  request: {
    invalid: 'Certaines valeurs ne sont pas valables. Vérifiez-les.',
    not_found: 'Introuvable.',
    too_many: 'Trop d’essais. Patientez un instant.',
  },
  review: {
    changed: 'Cet avis a été modifié entre-temps. Vérifiez-le, puis recommencez.',
    not_found: 'Cet avis n’existe plus.',
  },
  schedule: { changed: 'Les horaires ont été modifiés entre-temps. Vérifiez-les, puis recommencez.' },
  server: { busy: 'Le serveur est momentanément indisponible. Réessayez dans un instant.' },
  slot: {
    blocked: 'Cette période est bloquée.',
    invalid: 'Ce créneau n’est pas possible.',
    taken: 'Ce créneau est déjà occupé.',
  },
  webhook: {
    not_found: 'Ce webhook ou cet envoi n’existe plus.',
    off: 'Ce webhook est arrêté\u00a0: remettez-le d’abord en marche.',
    too_many: 'Dix webhooks au plus\u00a0: supprimez-en un d’abord.',
  },
  crash: {
    title: 'Cet écran s’est arrêté',
    text: 'Rien de ce qui est enregistré n’est perdu. Rechargez la page\u00a0; si cela se répète, revenez à votre journée.',
    reload: 'Recharger',
  },
} as const;
