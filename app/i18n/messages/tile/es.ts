import type { Same } from '../../same.ts';
import type { tile as en } from './en.ts';

export const tile: Same<typeof en> = {
  choose: {
    title: '{{service}}: ¿qué habitaciones?',
    lead: 'Indica en qué habitaciones limpiamos los azulejos. El tamaño viene después.',
    from: 'desde {{price}}',
  },
  names: {
    title_one: '¿Cómo llamas a esta zona?',
    title_other: '¿Cómo llamas a estas zonas?',
    label: 'Zona {{number}}',
    example: 'Lavandería',
    hint: 'Así el equipo encuentra el piso correcto. Puedes dejarlo vacío.',
  },
  details: {
    title: '¿Qué tamaño tiene y cómo está?',
    lead: 'Pon la superficie de cada habitación. Basta un cálculo aproximado.',
  },
  area: {
    label: 'Superficie',
    slider: 'Superficie, control deslizante',
    unit: 'pies²',
    sqft: '{{area}} pies²',
    spoken: '{{area}} pies cuadrados',
    hint: 'De 50 en 50. También valen dos lados: 10 x 15.',
    rounded: 'Contamos de 50 en 50, así que tomamos {{area}} pies².',
    least: 'La superficie mínima que cobramos es de {{area}} pies².',
    most: 'Aceptamos como máximo {{area}} pies² por habitación.',
    unread: 'Ahí no hay ningún número, así que se queda en {{area}} pies².',
    typical: '¿No lo sabes? Tamaños habituales',
    small: 'Pequeña',
    medium: 'Mediana',
    large: 'Grande',
  },
  soil: {
    legend: '¿Qué tan sucias están las juntas?',
    light: 'Poco',
    lightText: 'Color parejo, algo apagado',
    regular: 'Normal',
    regularText: 'Más oscuras por donde se pisa',
    deep: 'Mucho',
    deepText: 'Líneas oscuras, manchas, grasa',
    summary: { LIGHT: 'poca suciedad', REGULAR: 'suciedad normal', HIGH: 'mucha suciedad' },
  },
  sealant: {
    legend: 'Sellador protector',
    label: 'Sellar las juntas',
    text: 'Lo que se derrama no penetra y el color dura.',
    summary: 'con sellador',
  },
  story: { title: 'Cómo se calcula el precio', total: 'Total de la habitación' },
  applyHint: 'Copia la suciedad y el sellador. Cada habitación conserva su superficie.',
  job: {
    label: 'El trabajo completo',
    area: 'Superficie total',
    missing: 'Faltan {{missing}} para el mínimo de {{minimum}}',
    reached: 'Ya alcanzas el mínimo de {{minimum}}',
    why: 'Una visita para azulejos cuesta al menos {{minimum}}. Hasta ahí, añadir superficie no te cuesta nada.',
    other: 'Incluye {{price}} de azulejos que ya están en tu carrito.',
  },
  bar: {
    lifted: '{{rooms}}: {{price}}, trabajo mínimo {{minimum}}',
    covered: '{{rooms}}: {{price}}, {{covered}} ya cubiertos por el mínimo de tu carrito',
  },
};
