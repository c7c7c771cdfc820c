/** What the fake server sells: one carpet service with one product. */

export const roomProductId = '00000000-0000-4000-8000-00000000000a';
const title = { en: 'Carpet cleaning', es: 'Limpieza de alfombras', fr: 'Nettoyage de moquette' };

export const serviceBody = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'carpet-cleaning',
  kind: 'carpet',
  title: title.en,
  localizedTitle: title.en,
  teaser: '',
  tag: null,
  image: '/drawings/carpet-cleaning.svg',
  icon: 'sofa',
  pricingType: 'PER_ROOM_SIMPLE',
  basePrice: 0,
  products: [
    {
      id: roomProductId,
      slug: 'room',
      title: 'Room',
      price: 59.9,
      minSeats: null,
      perSeatInc: null,
      i18n: { title },
    },
  ],
  options: [],
  i18n: { title, teaser: { en: '', es: '', fr: '' } },
};

export const ratesBody = {
  revision: 7,
  slotStepMinutes: 30,
  horizonDays: 90,
  handyman: { firstHourRate: 90, extraHourRate: 60 },
  rentme: { firstHourRate: 85, extraHourRate: 50, mileRate: 2 },
  delivery: { baseFeeDelivery: 10, baseFeeErrand: 15, extraPickupFee: 10, mileageRate: 1.9 },
  serviceCharge: 0,
};
