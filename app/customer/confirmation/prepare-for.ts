type Line =
  | 'pets'
  | 'water'
  | 'textile'
  | 'rooms'
  | 'parking'
  | 'parts'
  | 'way'
  | 'access'
  | 'mark'
  | 'photos'
  | 'pack'
  | 'people'
  | 'numbers';

const lines = new Map<string, readonly Line[]>([
  ['carpet', ['textile', 'pets', 'water']],
  ['upholstery', ['textile', 'pets', 'water']],
  ['tile', ['rooms', 'pets', 'water']],
  ['handyman', ['parts', 'way', 'parking']],
  ['rentme', ['way', 'parking', 'pets']],
  ['pavers', ['access', 'mark', 'photos']],
  ['epoxy', ['access', 'mark', 'photos']],
  ['delivery', ['pack', 'people', 'numbers']],
]);

/** What a customer can do before a visit of this kind; of a kind that is not known, what never hurts. */
export function prepareFor(serviceType: string): readonly Line[] {
  return lines.get(serviceType) ?? ['rooms', 'pets', 'parking'];
}
