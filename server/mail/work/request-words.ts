import type { Soil } from '#shared/cart/instance.ts';
import type {
  AreaCondition,
  HandymanCategory,
  PaversType,
  RentmeType,
} from '#shared/catalogue/intake-choices.ts';
import type { Locale } from '#shared/kernel/locale.ts';

/** What stands below a line of a mail: how a room or a seat is done, and what a request asked for. */
export interface RequestWords {
  readonly sqft: (area: string) => string;
  readonly seats: (count: number) => string;
  readonly rooms: (count: number) => string;
  readonly soil: Readonly<Record<Soil, string>>;
  readonly sealant: string;
  readonly time: string;
  readonly hours: (count: number) => string;
  readonly vehicle: string;
  readonly miles: (miles: string) => string;
  readonly budget: string;
  readonly categories: Readonly<Record<HandymanCategory, string>>;
  readonly helpTypes: Readonly<Record<RentmeType, string>>;
  readonly paversTypes: Readonly<Record<PaversType, string>>;
  readonly conditions: Readonly<Record<AreaCondition, string>>;
  readonly quoted: (text: string) => string;
}

const en: RequestWords = {
  sqft: (area) => `${area} sq ft`,
  seats: (count) => (count === 1 ? '1 seat' : `${count} seats`),
  rooms: (count) => (count === 1 ? '1 room' : `${count} rooms`),
  soil: { LIGHT: 'light soil', REGULAR: 'regular soil', HIGH: 'deep soil' },
  sealant: 'with sealant',
  time: 'Estimated time',
  hours: (count) => (count === 1 ? '1 hour' : `${count} hours`),
  vehicle: 'with a vehicle',
  miles: (miles) => `about ${miles} mi`,
  budget: 'Budget',
  categories: {
    furniture: 'Furniture assembly',
    minor_elec: 'Minor electrical',
    painting: 'Painting',
    repairs: 'Repairs',
    install: 'Installation',
    other: 'Something else',
  },
  helpTypes: {
    moving: 'Moving help',
    yard: 'Yard work',
    cleaning: 'Cleaning help',
    event: 'Event help',
    assembly: 'Assembly',
    other: 'Something else',
  },
  paversTypes: { cleaning: 'Cleaning', sanding: 'Re-sanding the joints', sealing: 'Sealing' },
  conditions: {
    new: 'new concrete',
    good: 'in good shape',
    stained: 'stained',
    cracked: 'cracked',
    coated: 'painted or coated',
    mossy: 'moss and weeds',
    sunken: 'sunken or loose',
  },
  quoted: (text) => `“${text}”`,
};

const es: RequestWords = {
  sqft: (area) => `${area} pies²`,
  seats: (count) => (count === 1 ? '1 asiento' : `${count} asientos`),
  rooms: (count) => (count === 1 ? '1 habitación' : `${count} habitaciones`),
  soil: { LIGHT: 'poca suciedad', REGULAR: 'suciedad normal', HIGH: 'mucha suciedad' },
  sealant: 'con sellador',
  time: 'Tiempo estimado',
  hours: (count) => (count === 1 ? '1 hora' : `${count} horas`),
  vehicle: 'con vehículo',
  miles: (miles) => `aprox. ${miles} mi`,
  budget: 'Presupuesto previsto',
  categories: {
    furniture: 'Montaje de muebles',
    minor_elec: 'Electricidad menor',
    painting: 'Pintura',
    repairs: 'Reparaciones',
    install: 'Instalación',
    other: 'Otra cosa',
  },
  helpTypes: {
    moving: 'Ayuda con la mudanza',
    yard: 'Trabajo de jardín',
    cleaning: 'Ayuda con la limpieza',
    event: 'Ayuda en un evento',
    assembly: 'Montaje',
    other: 'Otra cosa',
  },
  paversTypes: { cleaning: 'Limpieza', sanding: 'Relleno de juntas con arena', sealing: 'Sellado' },
  conditions: {
    new: 'concreto nuevo',
    good: 'en buen estado',
    stained: 'con manchas',
    cracked: 'con grietas',
    coated: 'pintado o revestido',
    mossy: 'con musgo y hierba',
    sunken: 'hundido o suelto',
  },
  quoted: (text) => `«${text}»`,
};

const fr: RequestWords = {
  sqft: (area) => `${area} pi²`,
  seats: (count) => (count === 1 ? '1 place' : `${count} places`),
  rooms: (count) => (count === 1 ? '1 pièce' : `${count} pièces`),
  soil: { LIGHT: 'peu sale', REGULAR: 'salissure normale', HIGH: 'très sale' },
  sealant: 'avec protection',
  time: 'Durée estimée',
  hours: (count) => (count === 1 ? '1 heure' : `${count} heures`),
  vehicle: 'avec véhicule',
  miles: (miles) => `environ ${miles} mi`,
  budget: 'Budget',
  categories: {
    furniture: 'Montage de meubles',
    minor_elec: 'Petite électricité',
    painting: 'Peinture',
    repairs: 'Réparations',
    install: 'Pose et installation',
    other: 'Autre chose',
  },
  helpTypes: {
    moving: 'Aide au déménagement',
    yard: 'Jardinage',
    cleaning: 'Aide au ménage',
    event: 'Aide pour une réception',
    assembly: 'Montage',
    other: 'Autre chose',
  },
  paversTypes: {
    cleaning: 'Nettoyage',
    sanding: 'Regarnissage des joints',
    sealing: 'Protection et scellement',
  },
  conditions: {
    new: 'béton neuf',
    good: 'en bon état',
    stained: 'taché',
    cracked: 'fissuré',
    coated: 'peint ou revêtu',
    mossy: 'mousse et herbes',
    sunken: 'affaissé ou descellé',
  },
  quoted: (text) => `«\u00a0${text}\u00a0»`,
};

export const requestWords: Readonly<Record<Locale, RequestWords>> = { en, es, fr };
