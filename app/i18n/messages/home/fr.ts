import type { Same } from '../../same.ts';
import type { home as en } from './en.ts';

export const home: Same<typeof en> = {
  title: 'Services à domicile en Floride',
  hero: {
    eyebrow: 'Services à domicile en Floride',
    heading: 'Une maison lumineuse, réservée en une minute',
    lead: 'Choisissez ce qu’il y a à faire, suivez le prix en direct et retenez un créneau vraiment libre. Rien à payer tant que le travail n’est pas fait.',
    book: 'Réserver',
    prices: 'Voir les prix',
  },
  film: {
    play: 'Voir le film · 30 s',
    label: 'Film : réserver un nettoyage de moquette',
    offline:
      'Vous êtes hors ligne et le film n’est pas gardé sur cet appareil. Le texte ci-dessous dit la même chose.',
    failed: 'Le film n’a pas pu être chargé. Le texte ci-dessous dit la même chose.',
    read: 'Ce que montre le film',
    scenes: {
      home: 'Choisissez un service, sans créer de compte.',
      rooms: 'Touchez les pièces : le total suit chaque geste.',
      details: 'Précisez comment nettoyer chaque pièce.',
      cart: 'Le panier fait le total avant que vous réserviez.',
      time: 'Choisissez une heure vraiment libre. Elle vous est gardée pendant que vous terminez.',
      form: 'Dites qui vous êtes et où nous devons venir.',
      booked: 'C’est réservé. Vous payez une fois le travail fait.',
    },
  },
  zip: {
    label: 'Venez-vous chez moi ?',
    placeholder: 'Code postal',
    ask: 'Vérifier',
    malformed: 'Un code postal a cinq chiffres, par exemple 32801.',
    inside: 'Oui, nous desservons le {{zip}}.',
    outside:
      'Le {{zip}} est hors de la Floride, où nous travaillons. Demandez toujours : votre réservation sera une demande, et nous répondons avant que rien ne soit fixé.',
    elsewhere:
      'Le {{zip}} est hors de notre zone. Demandez toujours\u00a0: votre réservation sera une demande, et nous répondons avant que rien ne soit fixé.',
    unknown:
      'Nous ne connaissons pas le code postal {{zip}}. S’il est juste, demandez toujours\u00a0: votre réservation sera une demande, et nous répondons avant que rien ne soit fixé.',
    refused: 'Nous ne desservons pas le {{zip}}.',
    refusedAsk: 'Nous ne desservons pas le {{zip}}. Contactez-nous avant de réserver\u00a0:',
  },
  points: {
    label: 'Pourquoi {{company}}',
    price: { title: 'Le prix d’abord', text: 'Il suit chaque geste, au centime près.' },
    time: { title: 'Des créneaux vraiment libres', text: 'Confirmation en 30 secondes.' },
    account: { title: 'Aucun compte à créer', text: 'Un lien privé suffit.' },
    languages: { title: 'Trois langues', text: 'À l’écran et par e-mail : anglais, espagnol, français.' },
  },
  cart: {
    title: 'Reprendre votre panier',
    items_one: '{{count}} élément attend une date.',
    items_other: '{{count}} éléments attendent une date.',
  },
  services: {
    title: 'Que pouvons-nous faire pour vous ?',
    lead: 'Chaque prix suit les mêmes règles que votre total final.',
  },
  steps: {
    title: 'Trois étapes, et c’est tout',
    choose: {
      title: 'Choisissez',
      text: 'Indiquez vos pièces ou décrivez le travail. Le prix suit chaque geste.',
    },
    time: {
      title: 'Retenez une heure',
      text: 'Vous voyez les heures vraiment libres, et la vôtre est gardée le temps de finir.',
    },
    relax: {
      title: 'Soufflez',
      text: 'Nous venons avec tout le matériel. Vous payez une fois le travail fait.',
    },
  },
  promises: {
    title: 'Nos engagements, noir sur blanc',
    cancel: {
      title: 'Annulation gratuite',
      text: 'Un imprévu ? Annuler ne coûte rien tant que la visite n’a pas commencé.',
      textBefore: 'Un imprévu\u00a0? Annuler ne coûte rien jusqu’à {{ahead}} avant la visite.',
      link: 'Comment annuler',
    },
    price: {
      title: 'Aucune hausse en douce',
      text: 'Si un prix change avant la réservation, vous voyez l’ancien total et le nouveau, et vous décidez.',
      link: 'Comment se calculent les prix',
    },
    pay: {
      title: 'Vous payez après',
      text: 'Ni carte ni acompte. Vous payez une fois le travail fait.',
      link: 'Comment se passe le paiement',
    },
  },
  faq: {
    title: 'Bon à savoir',
    more: 'Une autre question ?',
    write: 'Écrivez-nous',
    account: {
      q: 'Faut-il un compte ?',
      a: 'Non. Votre panier reste sur cet appareil, et chaque réservation a un lien privé pour la consulter ou l’annuler.',
    },
    length: {
      q: 'Combien de temps dure une visite ?',
      a: 'Cela dépend de vos choix. Le panier additionne le temps nécessaire, et seules sont proposées les heures où la visite tient tout entière.',
    },
    area: {
      q: 'Venez-vous jusque chez moi ?',
      a: 'Nous travaillons en Floride, là où le code postal commence par 32, 33 ou 34. Ailleurs, demandez toujours : nous répondons avant que rien ne soit fixé.',
      state: 'Nous travaillons en Floride, là où le code postal commence par 32, 33 ou 34.',
      counties: 'Nous venons partout dans ces comtés de Floride\u00a0: {{counties}}.',
      zips_one:
        'Nous desservons {{count}} code postal. Le champ en haut de la page vous dit si c’est le vôtre.',
      zips_many:
        'Nous desservons {{count}} codes postaux. Le champ en haut de la page vous dit si le vôtre en est.',
      zips_other:
        'Nous desservons {{count}} codes postaux. Le champ en haut de la page vous dit si le vôtre en est.',
      radius_one: 'Nous venons jusqu’à {{count}} mile du {{zip}}.',
      radius_many: 'Nous venons jusqu’à {{count}} miles du {{zip}}.',
      radius_other: 'Nous venons jusqu’à {{count}} miles du {{zip}}.',
      pending: 'Ailleurs, demandez toujours\u00a0: nous répondons avant que rien ne soit fixé.',
      refused: 'Ailleurs, contactez-nous avant de réserver.',
    },
  },
  final: {
    title: 'Quand vous voulez',
    text: 'Choisissez un service, voyez votre prix et retenez l’heure qui vous convient.',
    action: 'Choisir un service',
  },
};
