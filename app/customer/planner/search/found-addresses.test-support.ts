/** What a server answers in the tests of the search field. */

const found = { source: 'photon', latitude: 28.54, longitude: -81.38, approximate: false, outside: false };
/** One that is whole, one that needs its details, one outside the area. */
export const suggestions = [
  {
    ...found,
    id: 'a',
    label: '123 Main St, Orlando',
    primary: '123 Main St',
    secondary: 'Orlando, FL 32801',
    requiresDetails: false,
    housenumber: '123',
    street: 'Main St',
    city: 'Orlando',
    state: 'FL',
    zip: '32801',
  },
  {
    ...found,
    id: 'b',
    label: '123 Main St, Ocoee',
    primary: '123 Main St',
    secondary: 'Ocoee, FL',
    requiresDetails: true,
    latitude: null,
    longitude: null,
  },
  {
    ...found,
    id: 'c',
    label: '123 Main St, Macon',
    primary: '123 Main St',
    secondary: 'Macon, GA',
    requiresDetails: false,
    outside: true,
    approximate: true,
  },
];
export const details = {
  ...found,
  label: '123 Main St, Ocoee, FL 34761',
  housenumber: '123',
  street: 'Main St',
  city: 'Ocoee',
  state: 'FL',
  zip: '34761',
  placeId: 'p',
};
