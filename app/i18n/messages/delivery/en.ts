export const delivery = {
  mode: { delivery: 'Delivery', errand: 'Errand' },
  stops: {
    label: 'Stops in driving order',
    pickup: 'Pickup {{number}}',
    dropoff: 'Drop-off',
    unknown: 'Address not filled in',
  },
  route: {
    miles: '{{miles}} mi',
    about: 'about {{miles}} mi',
    range: '{{from}} to {{to}}',
    pending: 'Route not computed yet',
    onDevice: 'Estimate made on this device. Route and price are settled once you are online.',
    doubt:
      'A point on the map does not match its address: the price is only a starting price until we have checked the route with you.',
    estimateWhy:
      'An estimate from the distance between the stops, usually within {{percent}}%. The price is an estimate too: the final one follows the road we drive.',
  },
  price: {
    open: 'From {{base}} plus {{rate}} a mile, as soon as the route is known.',
    quote: 'More than 100 miles: we work out the price and send it to you.',
    base: { delivery: 'Delivery fee', errand: 'Errand fee' },
    pickups_one: '{{count}} more pickup',
    pickups_other: '{{count}} more pickups',
    miles: 'Miles at {{rate}} each',
    milesOpen: 'once the route is known',
    total: 'Total',
    estimatedTotal: 'Estimated total',
    from: 'from {{price}}',
  },
  facts: {
    instructions: 'Instructions',
    reference: 'Reference',
    basket: 'Estimated basket',
    basketWhy: 'For information only; not part of our price.',
  },
} as const;
