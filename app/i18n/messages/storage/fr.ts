import type { Same } from '../../same.ts';
import type { storage as en } from './en.ts';

export const storage: Same<typeof en> = {
  label: 'Mémoire de cet appareil',
  close: 'Fermer',
  opening: {
    title: 'Ouverture de ce qui est enregistré sur cet appareil…',
    text: 'C’est plus long que d’habitude. Votre panier et ce que vous avez saisi s’affichent dès que c’est ouvert.',
  },
  evicted: {
    title: 'Ce navigateur a effacé ce qui était enregistré ici.',
    back: 'Votre panier est revenu de notre serveur ; les brouillons et les demandes non envoyées sont perdus.',
    coming:
      'Votre panier reviendra de notre serveur dès qu’il répondra ; les brouillons et les demandes non envoyées sont perdus.',
    text: 'Les brouillons et les demandes non envoyées sont perdus.',
  },
  full: {
    title: 'Votre dernière modification n’est pas enregistrée sur cet appareil.',
    text: 'Il n’y a plus de place sur cet appareil. Libérez-en un peu, puis refaites la modification ; ce qui était déjà enregistré est toujours là.',
  },
  memory: {
    title: 'Les modifications ne sont pas enregistrées sur cet appareil.',
    text: 'Tout fonctionne tant que vous ne fermez ni ne rechargez cette page. Votre panier est conservé sur notre serveur.',
    alone:
      'Tout fonctionne tant que vous ne fermez ni ne rechargez cette page. Votre panier est alors perdu aussi ; ce que vous réservez reste réservé.',
    framed:
      'Tout fonctionne tant que vous ne fermez ni ne rechargez cette page. À l’intérieur d’un autre site, ce navigateur n’enregistre rien pour nous ; dans son propre onglet, il le fait en général.',
    open: 'Ouvrir dans un autre onglet',
  },
  forget: {
    act: 'M’oublier sur cet appareil',
    title: 'Tout oublier sur cet appareil ?',
    text: 'Votre panier, les brouillons, les demandes non envoyées, les copies de réservations et votre langue sont effacés de ce navigateur. Vos réservations restent valables ; les liens de vos e-mails les ouvrent toujours.',
    confirm: 'Tout oublier',
    keep: 'Conserver',
    failed: 'L’effacement a échoué. Fermez les autres onglets de ce site et réessayez.',
  },
};
