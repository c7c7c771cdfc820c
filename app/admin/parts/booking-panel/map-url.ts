/** The place on the map app of the device or in a browser; nothing is asked before it is pressed. */
export function mapUrl(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
}

/** The way through these places in order, from where the device is. */
export function wayUrl(places: readonly string[]): string {
  const query = new URLSearchParams({ api: '1', destination: places.at(-1) ?? '' });
  const between = places.slice(0, -1);
  if (between.length > 0) query.set('waypoints', between.join('|'));
  return `https://www.google.com/maps/dir/?${query}`;
}
