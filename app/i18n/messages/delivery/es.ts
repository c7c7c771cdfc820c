import type { Same } from '../../same.ts';
import type { delivery as en } from './en.ts';

export const delivery: Same<typeof en> = {
  mode: { delivery: 'Entrega', errand: 'Mandado' },
  stops: {
    label: 'Paradas en el orden del recorrido',
    pickup: 'Recogida {{number}}',
    dropoff: 'Destino',
    unknown: 'Dirección sin completar',
  },
  route: {
    miles: '{{miles}} mi',
    about: 'aprox. {{miles}} mi',
    range: 'de {{from}} a {{to}}',
    pending: 'Ruta aún sin calcular',
    onDevice: 'Estimación hecha en este dispositivo. La ruta y el precio se fijan cuando tengas conexión.',
    doubt:
      'Un punto del mapa no coincide con su dirección: el precio es solo de partida hasta que revisemos la ruta contigo.',
    estimateWhy:
      'Una estimación según la distancia entre las paradas, normalmente con un margen del {{percent}} %. El precio también es una estimación: el definitivo depende del recorrido que hagamos.',
  },
  price: {
    open: 'Desde {{base}} más {{rate}} por milla, en cuanto se conozca la ruta.',
    quote: 'Más de 100 millas: calculamos el precio y te lo enviamos.',
    base: { delivery: 'Tarifa de entrega', errand: 'Tarifa de mandado' },
    pickups_one: '{{count}} recogida más',
    pickups_other: '{{count}} recogidas más',
    miles: 'Millas a {{rate}} cada una',
    milesOpen: 'cuando se conozca la ruta',
    total: 'Total',
    estimatedTotal: 'Total estimado',
    from: 'desde {{price}}',
  },
  facts: {
    instructions: 'Instrucciones',
    reference: 'Referencia',
    basket: 'Compra estimada',
    basketWhy: 'Solo a título informativo; no forma parte de nuestro precio.',
  },
};
