/**
 * `npm run bench:routes`: how far the estimate of a road and the points of the gazetteer are from the truth, over the
 * recorded answers of a real OSRM and 208 real addresses, and the words that screens say about it. No network.
 */
import {
  APPROXIMATE_WITHIN_MILES,
  durationRange,
  ESTIMATE_WITHIN_PERCENT,
} from '#shared/delivery/round-estimate.ts';
import {
  durationError,
  measureAddresses,
  measureRoads,
  mileageError,
  quantile,
  type RoadError,
} from './measure-estimates.ts';

const roads = measureRoads();

console.log(`Roads: ${roads.length} legs measured by OSRM 5.27.1\n`);
console.log('   measured        estimated       shown as        road');
for (const road of roads) console.log(formatRoad(road));
console.log('\n                     median     p90');
console.log(`Distance, error    ${percent(roads.map(mileageError))}`);
console.log(`Time, error        ${percent(roads.map(durationError))}`);
for (const by of ['zip', 'town'] as const) {
  const miles = measureAddresses(by);
  console.log(`Point by ${by.padEnd(8)}  ${inMiles(miles)}    ${miles.length} addresses`);
}
console.log(`\nOn screen: "usually within ${ESTIMATE_WITHIN_PERCENT} %"`);
console.log(`  ${within(roads.map(mileageError), ESTIMATE_WITHIN_PERCENT / 100)} of the measured roads are.`);
console.log(`On screen: "a ZIP code is usually within ${APPROXIMATE_WITHIN_MILES} miles"`);
console.log(`  ${within(measureAddresses('zip'), APPROXIMATE_WITHIN_MILES)} of the addresses are.`);

function formatRoad({ name, miles, minutes, estimatedMiles, estimatedMinutes }: RoadError): string {
  const { lowMin, highMin } = durationRange(estimatedMinutes);
  const columns = [
    `${miles.toFixed(1).padStart(5)} mi ${minutes.toFixed(0).padStart(3)} min`,
    `${estimatedMiles.toFixed(1).padStart(5)} mi ${estimatedMinutes.toFixed(0).padStart(3)} min`,
    `${lowMin} to ${highMin} min`.padEnd(13),
    name,
  ];
  return columns.join('   ');
}

function percent(errors: readonly number[]): string {
  return [0.5, 0.9].map((share) => `${(quantile(errors, share) * 100).toFixed(1).padStart(6)} %`).join('');
}

function inMiles(miles: readonly number[]): string {
  return [0.5, 0.9].map((share) => `${quantile(miles, share).toFixed(1).padStart(6)} mi`).join('');
}

function within(values: readonly number[], most: number): string {
  const count = values.filter((value) => value <= most).length;
  return `${count} of ${values.length}`;
}
