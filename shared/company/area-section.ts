import { readGazetteer } from '../delivery/florida/gazetteer.ts';
import {
  AREA_MILES,
  initialArea,
  readCounties,
  readZips,
  type ServiceArea,
  ZIPS_LENGTH_MAX,
} from './area.ts';
import { coverArea } from './cover-area.ts';
import type { SettingsFault, SettingsFaults, SettingsSection } from './section.ts';

/** Brings the tables of ZIP codes along: not for a customer's device, which decides by the codes it was told. */
export const areaSection: SettingsSection<ServiceArea> = {
  initial: initialArea,
  findFaults: (typed) => findAreaFaults(tidyArea(typed)),
  tidy: tidyArea,
};

/** AR2: what is wrong with the way that was chosen; of the other ways nothing is asked. */
function findAreaFaults(area: ServiceArea): SettingsFaults {
  const { by, counties, zips, zip, miles } = area;
  const isUnplaced = () => coverArea(readGazetteer(), area).unknown.length > 0;
  switch (by) {
    case 'state':
      return {};
    case 'counties':
      if (counties === '') return { counties: 'required' };
      return isUnplaced() ? { counties: 'invalid' } : {};
    case 'zips':
      return withFault('zips', faultOfList(zips));
    case 'radius': {
      const ofZip = zip === '' ? 'required' : isUnplaced() ? 'invalid' : undefined;
      return { ...withFault('zip', ofZip), ...withFault('miles', faultOfMiles(miles)) };
    }
  }
}

function withFault(field: keyof ServiceArea, fault: SettingsFault | undefined): SettingsFaults {
  return fault ? { [field]: fault } : {};
}

function faultOfList(text: string): SettingsFault | undefined {
  if (text === '') return 'required';
  if (text.length > ZIPS_LENGTH_MAX) return 'too_long';
  return readZips(text).unread.length > 0 ? 'invalid' : undefined;
}

function faultOfMiles(miles: number): SettingsFault | undefined {
  if (!Number.isInteger(miles)) return 'invalid';
  if (miles < AREA_MILES.least) return 'too_small';
  return miles > AREA_MILES.most ? 'too_large' : undefined;
}

/** AR3: as it is kept: counties and codes once each and in order; what cannot be read of a list stays as it was typed. */
function tidyArea(typed: ServiceArea): ServiceArea {
  const { zips, unread } = readZips(typed.zips);
  return {
    ...typed,
    counties: readCounties(typed.counties).join(', '),
    zips: unread.length > 0 ? typed.zips.trim() : zips.join(' '),
    zip: readZips(typed.zip).zips[0] ?? typed.zip.trim(),
  };
}
