import { type Look, nothingSet } from './nothing-set.ts';
import { isHex } from './palette.ts';
import type { SettingsSection } from './section.ts';

export const lookSection: SettingsSection<Look> = {
  initial: nothingSet.look,
  findFaults: (typed) => {
    const { accent } = tidyLook(typed);
    return accent === '' || isHex(accent) ? {} : { accent: 'invalid' };
  },
  tidy: tidyLook,
};

/** As people write it: with or without `#`, in three digits or six, in any case. */
function tidyLook({ accent }: Look): Look {
  const [, digits = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(accent.trim().toLowerCase()) ?? [];
  if (digits === '') return { accent: accent.trim() };
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return { accent: `#${six}` };
}
