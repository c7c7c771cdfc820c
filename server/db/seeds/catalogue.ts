import type { Kind, PricingType } from '#shared/catalogue/kind.ts';
import type { LocalizedText } from '#shared/kernel/locale.ts';

/** The catalogue a new company starts with: data, not code. Prices in dollars here, cents in the table. */
interface SeedProduct {
  slug: string;
  title: LocalizedText;
  price: number;
  minSeats?: number;
  extraSeat?: number;
}

interface SeedOption {
  slug: string;
  title: LocalizedText;
  price: number;
  emoji: string;
}

export interface SeedService {
  slug: string;
  kind: Kind;
  pricingType: PricingType;
  title: LocalizedText;
  teaser: LocalizedText;
  tag: 'quote' | 'intake' | null;
  image: string;
  icon: string;
  basePrice: number;
  products: SeedProduct[];
  options: SeedOption[];
}

const t = (en: string, es: string, fr: string): LocalizedText => ({ en, es, fr });

const sizes = (small: number, large: number): SeedOption[] => [
  { slug: 'size-small', title: t('Small', 'Pequeña', 'Petite'), price: small, emoji: '▫️' },
  { slug: 'size-regular', title: t('Regular', 'Normal', 'Moyenne'), price: 0, emoji: '◻️' },
  { slug: 'size-large', title: t('Large', 'Grande', 'Grande'), price: large, emoji: '⬜' },
];

const soils = (light: number, deep: number): SeedOption[] => [
  {
    slug: 'soil-light',
    title: t('Light refresh', 'Repaso ligero', 'Rafraîchissement léger'),
    price: light,
    emoji: '🌤️',
  },
  {
    slug: 'soil-regular',
    title: t('Regular clean', 'Limpieza normal', 'Nettoyage classique'),
    price: 0,
    emoji: '✨',
  },
  {
    slug: 'soil-deep',
    title: t('Deep clean', 'Limpieza profunda', 'Nettoyage en profondeur'),
    price: deep,
    emoji: '💪',
  },
];

const fiberOdor = {
  slug: 'fiber-odor',
  title: t('Odor neutralizer', 'Neutralizador de olores', 'Neutraliseur d’odeurs'),
  price: 12,
  emoji: '🍃',
};
const fiberSanitizer = {
  slug: 'fiber-sanitizer',
  title: t('Sanitizer', 'Desinfectante', 'Désinfectant'),
  price: 10,
  emoji: '🧴',
};
const fiberProtectant = {
  slug: 'fiber-protectant',
  title: t('Fiber protectant', 'Protector de fibras', 'Protecteur de fibres'),
  price: 15,
  emoji: '🛡️',
};
const stainSpot = {
  slug: 'stain-spot',
  title: t('Spot treatment', 'Tratamiento de manchas', 'Traitement des taches'),
  price: 8,
  emoji: '🎯',
};
const petStains = {
  slug: 'pet-stains',
  title: t('Pet stains', 'Manchas de mascotas', 'Taches d’animaux'),
  price: 20,
  emoji: '🐾',
};

export const seedServices: SeedService[] = [
  {
    slug: 'carpet-cleaning',
    kind: 'carpet',
    pricingType: 'PER_ROOM_SIMPLE',
    title: t('Carpet cleaning', 'Limpieza de alfombras', 'Nettoyage de moquettes'),
    teaser: t(
      'Hot-water extraction, room by room. Dry enough to walk on the same evening.',
      'Extracción con agua caliente, habitación por habitación. Se puede pisar esa misma tarde.',
      'Extraction à l’eau chaude, pièce par pièce. Vous marchez dessus le soir même.',
    ),
    tag: null,
    image: '/drawings/carpet-cleaning.svg',
    icon: 'sparkles',
    basePrice: 0,
    products: [
      { slug: 'bedroom', title: t('Bedroom', 'Dormitorio', 'Chambre'), price: 45 },
      { slug: 'living-room', title: t('Living room', 'Sala de estar', 'Salon'), price: 60 },
      { slug: 'dining-room', title: t('Dining room', 'Comedor', 'Salle à manger'), price: 45 },
      { slug: 'hallway', title: t('Hallway', 'Pasillo', 'Couloir'), price: 25 },
      { slug: 'stairs', title: t('Flight of stairs', 'Tramo de escaleras', 'Volée d’escalier'), price: 55 },
      { slug: 'office', title: t('Home office', 'Oficina en casa', 'Bureau'), price: 40 },
    ],
    options: [
      ...sizes(-10, 20),
      ...soils(-5, 20),
      fiberOdor,
      fiberSanitizer,
      fiberProtectant,
      stainSpot,
      {
        slug: 'traffic-lane',
        title: t('Traffic lanes', 'Zonas de paso', 'Zones de passage'),
        price: 15,
        emoji: '👣',
      },
      petStains,
    ],
  },
  {
    slug: 'tile-cleaning',
    kind: 'tile',
    pricingType: 'TILE_GROUT_SQFT_PLUS_ROOM',
    title: t('Tile and grout', 'Azulejos y juntas', 'Carrelage et joints'),
    teaser: t(
      'Bring back the color of your grout, and seal it so that it stays.',
      'Recupera el color de tus juntas y séllalas para que dure.',
      'Retrouvez la couleur de vos joints, puis protégez-les pour longtemps.',
    ),
    tag: null,
    image: '/drawings/tile-cleaning.svg',
    icon: 'grid-2x2',
    basePrice: 25,
    products: [
      { slug: 'kitchen', title: t('Kitchen', 'Cocina', 'Cuisine'), price: 25 },
      { slug: 'bathroom', title: t('Bathroom', 'Baño', 'Salle de bains'), price: 25 },
      { slug: 'toilet', title: t('Toilet / Half Bath', 'Medio baño', 'Toilettes'), price: 25 },
      { slug: 'dining', title: t('Dining room', 'Comedor', 'Salle à manger'), price: 25 },
      { slug: 'living', title: t('Living room', 'Sala de estar', 'Salon'), price: 25 },
      { slug: 'unlisted', title: t('Unlisted area', 'Otra zona', 'Autre espace'), price: 25 },
    ],
    options: [],
  },
  {
    slug: 'upholstery-cleaning',
    kind: 'upholstery',
    pricingType: 'UPHOLSTERY_SEATED',
    title: t('Upholstery cleaning', 'Limpieza de tapicería', 'Nettoyage de canapés'),
    teaser: t(
      'Sofas, sectionals, chairs and mattresses, cleaned seat by seat.',
      'Sofás, seccionales, sillas y colchones, asiento por asiento.',
      'Canapés, méridiennes, fauteuils et matelas, assise par assise.',
    ),
    tag: null,
    image: '/drawings/upholstery-cleaning.svg',
    icon: 'sofa',
    basePrice: 0,
    products: [
      { slug: 'sofa', title: t('Sofa', 'Sofá', 'Canapé'), price: 89, minSeats: 3, extraSeat: 25 },
      {
        slug: 'sectional',
        title: t('Sectional', 'Sofá seccional', 'Canapé d’angle'),
        price: 129,
        minSeats: 3,
        extraSeat: 25,
      },
      {
        slug: 'loveseat',
        title: t('Loveseat', 'Sofá de dos asientos', 'Causeuse'),
        price: 69,
        minSeats: 2,
        extraSeat: 0,
      },
      { slug: 'chair', title: t('Armchair', 'Sillón', 'Fauteuil'), price: 39, minSeats: 1, extraSeat: 0 },
      { slug: 'dining-chair', title: t('Dining chair', 'Silla de comedor', 'Chaise'), price: 15 },
      { slug: 'ottoman', title: t('Ottoman', 'Otomana', 'Pouf'), price: 25 },
      { slug: 'mattress', title: t('Mattress', 'Colchón', 'Matelas'), price: 79 },
    ],
    options: [
      ...soils(-5, 25),
      fiberOdor,
      fiberSanitizer,
      fiberProtectant,
      {
        slug: 'flip-seat',
        title: t(
          'Flip seat cushions',
          'Cojines de asiento por ambos lados',
          'Coussins d’assise des deux côtés',
        ),
        price: 5,
        emoji: '🔁',
      },
      {
        slug: 'flip-back',
        title: t(
          'Flip back cushions',
          'Cojines de respaldo por ambos lados',
          'Coussins de dossier des deux côtés',
        ),
        price: 4,
        emoji: '🔄',
      },
      stainSpot,
      petStains,
      {
        slug: 'loose-pillows',
        title: t('Loose pillow', 'Cojín suelto', 'Coussin décoratif'),
        price: 6,
        emoji: '🛋️',
      },
    ],
  },
  {
    slug: 'general-cleaning',
    kind: 'general',
    pricingType: 'PER_ROOM_SIMPLE',
    title: t('Home cleaning', 'Limpieza del hogar', 'Ménage à domicile'),
    teaser: t(
      'A careful clean of the rooms you choose, with everything we need in our van.',
      'Una limpieza cuidadosa de las habitaciones que elijas, con todo lo necesario en nuestra camioneta.',
      'Un ménage soigné des pièces que vous choisissez, avec tout le matériel dans notre camionnette.',
    ),
    tag: null,
    image: '/drawings/general-cleaning.svg',
    icon: 'house',
    basePrice: 0,
    products: [
      { slug: 'kitchen', title: t('Kitchen', 'Cocina', 'Cuisine'), price: 55 },
      { slug: 'bathroom', title: t('Bathroom', 'Baño', 'Salle de bains'), price: 40 },
      { slug: 'bedroom', title: t('Bedroom', 'Dormitorio', 'Chambre'), price: 35 },
      { slug: 'living-room', title: t('Living room', 'Sala de estar', 'Salon'), price: 40 },
      { slug: 'dining-room', title: t('Dining room', 'Comedor', 'Salle à manger'), price: 30 },
      { slug: 'office', title: t('Home office', 'Oficina en casa', 'Bureau'), price: 30 },
    ],
    options: [
      ...sizes(-5, 15),
      ...soils(-5, 20),
      {
        slug: 'fiber-sanitizer',
        title: t('Surface sanitizing', 'Desinfección de superficies', 'Désinfection des surfaces'),
        price: 8,
        emoji: '🧴',
      },
      {
        slug: 'fiber-odor',
        title: t('Odor neutralizer', 'Neutralizador de olores', 'Neutraliseur d’odeurs'),
        price: 8,
        emoji: '🍃',
      },
      {
        slug: 'inside-windows',
        title: t('Inside of windows', 'Ventanas por dentro', 'Vitres intérieures'),
        price: 15,
        emoji: '🪟',
      },
      {
        slug: 'inside-appliance',
        title: t('Inside of an appliance', 'Un electrodoméstico por dentro', 'Intérieur d’un appareil'),
        price: 25,
        emoji: '🧊',
      },
      {
        slug: 'change-linen',
        title: t('Change of linen', 'Cambio de ropa de cama', 'Changement des draps'),
        price: 10,
        emoji: '🛏️',
      },
    ],
  },
  {
    slug: 'handyman',
    kind: 'handyman',
    pricingType: 'HOURLY',
    title: t('Handyman', 'Arreglos y reparaciones', 'Bricolage et petits travaux'),
    teaser: t(
      'Furniture, minor electrical work, painting and repairs, by the hour, travel included.',
      'Muebles, electricidad menor, pintura y arreglos, por horas y con desplazamiento incluido.',
      'Meubles, petite électricité, peinture et réparations, à l’heure, déplacement compris.',
    ),
    tag: 'intake',
    image: '/drawings/handyman.svg',
    icon: 'hammer',
    basePrice: 90,
    products: [],
    options: [],
  },
  {
    slug: 'delivery',
    kind: 'delivery',
    pricingType: 'ROUTE',
    title: t('Delivery and errands', 'Entregas y mandados', 'Livraisons et courses'),
    teaser: t(
      'Up to five pickups and one drop-off, priced by the road between them.',
      'Hasta cinco recogidas y un destino, con precio según el recorrido.',
      'Jusqu’à cinq retraits et une destination, au prix du trajet.',
    ),
    tag: 'intake',
    image: '/drawings/delivery.svg',
    icon: 'truck',
    basePrice: 10,
    products: [],
    options: [],
  },
  {
    slug: 'epoxy',
    kind: 'epoxy',
    pricingType: 'QUOTE',
    title: t('Garage epoxy floors', 'Pisos epóxicos para garaje', 'Sols époxy pour garage'),
    teaser: t(
      'Epoxy or polyaspartic, with the flakes you like. We visit, measure and quote.',
      'Epóxico o poliaspártico, con las escamas que prefieras. Te visitamos, medimos y te damos un presupuesto.',
      'Époxy ou polyaspartique, avec les paillettes de votre choix. Visite, mesures et devis.',
    ),
    tag: 'quote',
    image: '/drawings/epoxy.svg',
    icon: 'paint-roller',
    basePrice: 0,
    products: [],
    options: [],
  },
  {
    slug: 'pavers',
    kind: 'pavers',
    pricingType: 'QUOTE',
    title: t(
      'Pavers: clean, sand, seal',
      'Adoquines: limpieza, arena y sellado',
      'Pavés : nettoyage, sablage, scellement',
    ),
    teaser: t(
      'Driveways, patios and pool decks that look laid yesterday.',
      'Entradas, patios y terrazas de piscina como recién puestos.',
      'Allées, terrasses et plages de piscine comme au premier jour.',
    ),
    tag: 'quote',
    image: '/drawings/pavers.svg',
    icon: 'brick-wall',
    basePrice: 0,
    products: [],
    options: [],
  },
  {
    slug: 'rent-me',
    kind: 'rentme',
    pricingType: 'HOURLY',
    title: t('Rent me', 'Ayuda por horas', 'Un coup de main à l’heure'),
    teaser: t(
      'A capable pair of hands by the hour, with or without a vehicle.',
      'Un par de manos expertas por horas, con o sin vehículo.',
      'Deux bras solides à l’heure, avec ou sans véhicule.',
    ),
    tag: 'intake',
    image: '/drawings/rent-me.svg',
    icon: 'hand-helping',
    basePrice: 85,
    products: [],
    options: [],
  },
];
