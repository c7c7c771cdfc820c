import type { EntryType } from '#shared/catalogue/entries/entry.ts';

const ofServices = [
  'carpet-cleaning',
  'tile-cleaning',
  'upholstery-cleaning',
  'general-cleaning',
  'handyman',
  'delivery',
  'epoxy',
  'pavers',
  'rent-me',
  'home-hero',
];

const ofProducts = [
  ...['bedroom', 'living-room', 'dining-room', 'kitchen', 'bathroom', 'hallway', 'stairs', 'office'].map(
    (room) => `rooms/${room}`,
  ),
  'rooms/whole-home',
  ...['sofa', 'sectional', 'loveseat', 'chair', 'dining-chair', 'ottoman', 'mattress'].map(
    (piece) => `furniture/${piece}`,
  ),
  ...['kitchen', 'bathroom', 'toilet', 'dining', 'living', 'unlisted'].map((room) => `tile-rooms/${room}`),
];

/** Our drawings to choose from, by their paths. */
export function drawingsFor(type: EntryType): readonly string[] {
  return (type === 'services' ? ofServices : ofProducts).map((name) => `/drawings/${name}.svg`);
}
