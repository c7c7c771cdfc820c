/**
 * A stand-in for Photon, written from its published HTTP interface (github.com/komoot/photon, docs/api-v1.md): it is
 * not Photon, knows five things and compares words. It refuses what the real one refuses: an option that it does not
 * know, a language that it was not built with, a latitude without a longitude.
 */
import type { ServerResponse } from 'node:http';
import { type Asked, sendJson } from '../loopback.test-support.ts';

const known = {
  '/maps/api': new Set('q lang limit lat lon zoom location_bias_scale bbox layer osm_tag'.split(' ')),
  '/maps/reverse': new Set('lat lon lang limit radius layer osm_tag query_string_filter'.split(' ')),
} as const;
const languages = ['default', 'en', 'de', 'fr', 'it'];

const florida = { state: 'Florida', country: 'United States', countrycode: 'US' };
/** As a real index gives them: numbers as text, states spelled out, properties missing where nothing is known. */
export const photonFeatures = [
  feature([-81.3792, 28.5383], {
    osm_type: 'N',
    osm_id: 4_012_345_678,
    osm_key: 'place',
    osm_value: 'house',
    type: 'house',
    housenumber: '400',
    street: 'South Orange Avenue',
    district: 'Central Business District',
    city: 'Orlando',
    county: 'Orange County',
    postcode: '32801',
    ...florida,
  }),
  feature([-81.3795, 28.535], {
    osm_type: 'W',
    osm_id: 12_345,
    osm_key: 'highway',
    osm_value: 'primary',
    type: 'street',
    name: 'South Orange Avenue',
    city: 'Orlando',
    county: 'Orange County',
    postcode: '32801',
    extent: [-81.381, 28.541, -81.378, 28.51],
    ...florida,
  }),
  feature([-81.3839, 28.5394], {
    osm_type: 'R',
    osm_id: 7_777,
    osm_key: 'amenity',
    osm_value: 'arts_centre',
    type: 'house',
    name: 'Dr. Phillips Center',
    housenumber: '445',
    street: 'South Magnolia Avenue',
    city: 'Orlando',
    postcode: '32801',
    ...florida,
  }),
  feature([-84.388, 33.749], {
    osm_type: 'N',
    osm_id: 99,
    osm_key: 'place',
    osm_value: 'house',
    type: 'house',
    housenumber: '400',
    street: 'Orange Avenue',
    city: 'Atlanta',
    state: 'Georgia',
    postcode: '30303',
    countrycode: 'US',
  }),
  feature([2.3, 48.8], {
    osm_type: 'N',
    osm_id: 5,
    osm_key: 'place',
    type: 'house',
    name: 'Orange',
    countrycode: 'FR',
  }),
];

function feature(coordinates: readonly [number, number], properties: Record<string, unknown>) {
  return { type: 'Feature', geometry: { type: 'Point', coordinates }, properties };
}

export function answerAsPhoton(response: ServerResponse, { url }: Asked): void {
  const { pathname, searchParams } = new URL(url, 'http://photon');
  const message = findFault(pathname, searchParams);
  if (message !== undefined) {
    sendJson(response, { message }, 400);
    return;
  }
  const limit = Number(searchParams.get('limit') ?? 15);
  const features = photonFeatures.filter((one) => isMeant(one, searchParams)).slice(0, limit);
  sendJson(response, { type: 'FeatureCollection', features });
}

function findFault(pathname: string, options: URLSearchParams): string | undefined {
  const names = known[pathname as keyof typeof known];
  if (names === undefined) return 'no such call';
  const odd = [...options.keys()].find((name) => !names.has(name));
  if (odd !== undefined) return `unknown query parameter '${odd}'`;
  const lang = options.get('lang') ?? 'default';
  if (!languages.includes(lang)) return `language ${lang} is not supported`;
  return options.has('lat') === options.has('lon') ? undefined : 'missing lat or lon';
}

function isMeant(one: (typeof photonFeatures)[number], options: URLSearchParams): boolean {
  const layers = options.getAll('layer');
  const [first = ''] = (options.get('q') ?? '').toLowerCase().split(',');
  const text = Object.values(one.properties).join(' ').toLowerCase();
  const isText = first.split(' ').some((word) => word !== '' && !/^\d+$/.test(word) && text.includes(word));
  const isNear = Math.abs(one.geometry.coordinates[1] - Number(options.get('lat'))) < 0.01;
  const isLayer = layers.length === 0 || layers.includes(String(one.properties.type));
  return (options.has('q') ? isText : isNear) && isLayer;
}
