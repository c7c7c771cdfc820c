import type { Same } from '../../same.ts';
import type { delivery as en } from './en.ts';

export const delivery: Same<typeof en> = {
  mode: { delivery: 'Livraison', errand: 'Course' },
  stops: {
    label: 'Étapes dans l’ordre de la route',
    pickup: 'Retrait {{number}}',
    dropoff: 'Destination',
    unknown: 'Adresse non renseignée',
  },
  route: {
    miles: '{{miles}} mi',
    about: 'environ {{miles}} mi',
    range: 'de {{from}} à {{to}}',
    pending: 'Itinéraire pas encore calculé',
    onDevice:
      'Estimation faite sur cet appareil. L’itinéraire et le prix sont fixés dès que vous êtes en ligne.',
    doubt:
      'Un point sur la carte ne concorde pas avec son adresse\u00a0: le prix n’est qu’un prix de départ tant que nous n’avons pas vérifié le trajet avec vous.',
    estimateWhy:
      'Une estimation d’après la distance entre les étapes, en général à {{percent}} % près. Le prix est lui aussi une estimation\u00a0: le prix définitif dépend de la route que nous parcourons.',
  },
  price: {
    open: 'À partir de {{base}}, plus {{rate}} par mile dès que l’itinéraire est connu.',
    quote: 'Plus de 100 miles\u00a0: nous calculons le prix et vous l’envoyons.',
    base: { delivery: 'Forfait de livraison', errand: 'Forfait de course' },
    pickups_one: '{{count}} retrait de plus',
    pickups_other: '{{count}} retraits de plus',
    miles: 'Miles à {{rate}} l’un',
    milesOpen: 'dès que l’itinéraire est connu',
    total: 'Total',
    estimatedTotal: 'Total estimé',
    from: 'à partir de {{price}}',
  },
  facts: {
    instructions: 'Consignes',
    reference: 'Référence',
    basket: 'Panier estimé',
    basketWhy: 'À titre indicatif\u00a0; ne fait pas partie de notre prix.',
  },
};
