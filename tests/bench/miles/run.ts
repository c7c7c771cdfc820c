/**
 * `npm run bench:miles`: how far crews drive on a day of 40 requests over three counties, by who is sent (AG65). Every row
 * has the same requests in the same order; miles are estimates between ZIP areas.
 *
 *   --days N   days of invented requests (100)
 */
import { parseArgs } from 'node:util';
import { policies, simulateDay } from './simulate-day.ts';

const { values } = parseArgs({ options: { days: { type: 'string', default: '100' } } });
const days = Array.from({ length: Number(values.days) }, (_, seed) => seed);

console.log('                     miles a day   a visit   visits   of random');
const rows = policies.map((policy) => {
  const driven = days.map((seed) => simulateDay(seed, policy));
  const miles = driven.reduce((sum, one) => sum + one.miles, 0);
  const given = driven.reduce((sum, one) => sum + one.given, 0);
  return { policy, miles: miles / days.length, each: miles / given, given: given / days.length };
});
const random = rows.find(({ policy }) => policy === 'random')?.each ?? 1;
for (const { policy, miles, each, given } of rows) {
  const columns = [
    miles.toFixed(0),
    each.toFixed(2),
    given.toFixed(1),
    `${Math.round((each / random) * 100)} %`,
  ];
  console.log(`${policy.padEnd(18)}${columns.map((text) => text.padStart(11)).join('')}`);
}
