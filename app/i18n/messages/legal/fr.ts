import type { Same } from '../../same.ts';
import type { legal as en } from './en.ts';

export const legal: Same<typeof en> = {
  inForce: 'En vigueur depuis le {{date}}',
  contents: 'Sur cette page',
  asPage: 'Ouvrir comme page',
  print: 'Imprimer',
  terms: {
    title: 'Conditions de service',
    lead: 'Courtes, pour que vous puissiez les lire avant de réserver.',
    who: {
      title: 'Qui peut réserver',
      text: 'Vous devez avoir au moins 18 ans et pouvoir nous donner accès au lieu pour lequel vous réservez.',
    },
    booking: {
      title: 'Quand la réservation est faite',
      text: 'Une visite est réservée lorsque nous affichons sa confirmation. Certaines réservations affichent d’abord «\u00a0En attente de notre réponse\u00a0»\u00a0: nous les confirmons ensuite, ou nous vous disons pourquoi nous ne pouvons pas venir.',
    },
    prices: {
      title: 'Prix, estimations et devis',
      text: 'Un prix sans mention est ce que vous payez pour ce que vous avez choisi. Une estimation peut changer si le travail se révèle plus long ou plus court ; nous vous le disons avant de poursuivre. Un devis n’a pas encore de prix : nous voyons d’abord le travail, et vous ne devez rien tant que vous ne l’avez pas accepté. Si un prix change entre votre panier et votre réservation, nous vous montrons les deux totaux et vous décidez.',
    },
    taxes: {
      title: 'Taxes',
      text: 'Les taxes éventuelles sont réglées sur la facture.',
    },
    paying: {
      title: 'Paiement',
      text: 'Rien n’est payé à la réservation : ni carte ni acompte. Vous payez une fois le travail fait.',
    },
    cancelling: {
      title: 'Annulation',
      text: 'Vous pouvez annuler sans frais tant que la visite n’a pas commencé, avec le lien privé de votre réservation. L’heure est libérée aussitôt et l’annulation est définitive, mais vous pouvez réserver à nouveau.',
      textBefore:
        'Vous pouvez déplacer ou annuler sans frais jusqu’à {{ahead}} avant la visite, avec le lien privé de votre réservation. Passé ce délai, contactez-nous. Une annulation libère l’heure aussitôt et est définitive, mais vous pouvez réserver à nouveau.',
    },
    onSite: {
      title: 'La visite',
      clock: 'Tous les horaires sont à {{clock}}.',
      text: 'Veillez à ce que quelqu’un puisse nous ouvrir, et à ce que les animaux et les objets fragiles soient à l’abri.',
    },
    law: {
      title: 'Droit et tribunaux',
      text: 'Le droit de l’État de Floride s’applique. Tout litige relève des tribunaux compétents de Floride.',
    },
    own: { title: 'Conditions particulières' },
    changes: {
      title: 'Si ces conditions changent',
      text: 'Le texte qui compte est celui en vigueur au moment de votre réservation ; nous en notons la date avec elle. Ce que vous avez commandé et son prix restent tels que réservés. Pour déplacer ou annuler une visite, la règle qui compte est celle en vigueur au moment de la demande.',
    },
  },
  privacy: {
    title: 'Confidentialité',
    lead: 'Ce que nous gardons, où, combien de temps, et comment nous le faire oublier.',
    device: {
      title: 'Sur cet appareil',
      text: 'Votre panier, les formulaires commencés, votre langue, la liste des services et une copie des réservations faites ou ouvertes ici, avec leur lien privé, sont gardés dans ce navigateur, pour que rien de ce que vous tapez ne se perde et que presque tout fonctionne sans connexion. La page de confirmation est oubliée au bout de 24 heures, une réservation au plus tard 60 jours après la visite. Le nom, l’e-mail, le téléphone et l’adresse de votre dernière réservation y restent 12 mois, pour que vous n’ayez pas à les saisir de nouveau ; ni les notes ni le code du portail. « Ce n’est pas vous ? Effacer », au-dessus du formulaire, les supprime. Le bouton ci-dessous efface tout d’un coup.',
    },
    server: {
      title: 'Sur notre serveur',
      text: 'Votre panier, sans votre nom. À la réservation : vos nom, adresse e-mail, téléphone si vous le donnez, adresse, remarques, ce que vous avez réservé et son prix, le site ou la campagne qui vous a fait venir ici la première fois et, jusqu’à la visite, l’adresse réseau d’où vous réservez, pour que personne ne puisse prendre tout notre agenda. Ils nous servent à venir chez vous et à vous écrire au sujet de la visite. Nous ne les vendons pas, et il n’y a aucun traceur publicitaire.',
    },
    duration: {
      title: 'Combien de temps',
      text: 'Une heure retenue sans réservation est libérée au bout de 20 minutes au plus. La trace technique qui empêche de réserver deux fois est effacée après 7 jours. Les réservations sont conservées aussi longtemps que notre comptabilité et la loi l’exigent.',
      textFor:
        'Une heure retenue sans réservation est libérée au bout de {{minutes}} minutes au plus. La trace technique qui empêche de réserver deux fois est effacée après 7 jours. Les réservations sont conservées aussi longtemps que notre comptabilité et la loi l’exigent.',
    },
    newsletter: {
      title: 'Notre lettre d’information',
      text: 'Nous n’écrivons qu’aux adresses confirmées par le lien que nous avons envoyé. Nous gardons votre adresse, votre langue et les dates de votre demande, de votre confirmation et de votre départ. Chaque lettre contient un lien pour se désabonner ; ensuite, nous retenons seulement votre départ, pour ne plus vous écrire.',
    },
    gate: {
      title: 'Votre code du portail',
      text: 'Seuls notre bureau, l’équipe qui vient chez vous et vous-même, par votre lien privé, pouvez le voir. Il n’apparaît dans aucun e-mail ni dans nos journaux techniques.',
    },
    links: {
      title: 'Liens privés',
      text: 'Le lien de votre e-mail ouvre votre réservation sans mot de passe. Quiconque l’a peut la voir, la modifier ou l’annuler\u00a0: ne le confiez qu’à des personnes de confiance. Il cesse de fonctionner 60 jours après la visite.',
    },
    contact: {
      title: 'Questions et effacement',
      text: 'Demandez-nous à consulter, corriger ou effacer ce que nous savons de vous. Nous effaçons tout ce que la loi ne nous oblige pas à garder.',
      action: 'Nous écrire',
    },
  },
};
