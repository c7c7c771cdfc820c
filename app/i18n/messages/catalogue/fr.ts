import type { Same } from '../../same.ts';
import type { catalogue as en } from './en.ts';

export const catalogue: Same<typeof en> = {
  title: 'Services',
  heading: 'De quoi avez-vous besoin ?',
  lead: 'Choisissez un service et voyez le prix au fur et à mesure. Vous payez une fois le travail fait.',
  list: 'Tous les services',
  loading: 'Chargement des services…',
  loadFailed: 'Les services n’ont pas pu être chargés.',
  retry: 'Réessayer',
  asOf: 'Voici la liste telle qu’elle était à {{time}}. Vous pouvez continuer avec elle.',
  from: 'dès {{price}}',
  inCart_one: '{{count}} au panier',
  inCart_other: '{{count}} au panier',
  tag: { quote: 'Devis', intake: 'Sur demande' },
  explain: { quote: 'Prix après visite' },
  act: { priced: 'Configurer', intake: 'Décrire mon besoin', quote: 'Demander un devis' },
  unknown: {
    title: 'Service introuvable',
    text: 'Cette adresse ne mène à aucun de nos services. Il a peut-être changé de nom.',
    services: 'Voir tous les services',
    back: 'Revenir en arrière',
  },
};
