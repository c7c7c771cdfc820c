import {
  BrickWall,
  Grid2x2,
  Hammer,
  HandHelping,
  House,
  PaintRoller,
  Sofa,
  Sparkles,
  Truck,
} from 'lucide-react';

/** The icons a catalogue row may name; a name of no icon draws the sparkles. */
const icons = {
  sparkles: Sparkles,
  'grid-2x2': Grid2x2,
  sofa: Sofa,
  house: House,
  hammer: Hammer,
  truck: Truck,
  'paint-roller': PaintRoller,
  'brick-wall': BrickWall,
  'hand-helping': HandHelping,
} as const;

export function ServiceIcon({ name }: { name: string }) {
  const Icon = isIcon(name) ? icons[name] : Sparkles;
  return <Icon aria-hidden="true" />;
}

function isIcon(name: string): name is keyof typeof icons {
  return Object.hasOwn(icons, name);
}
