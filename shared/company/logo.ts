import { hashOfPicture } from '../pictures/picture-url.ts';
import type { SettingsSection } from './section.ts';

/** What stands for the company on pages, in mails and among the apps of a phone; '' for ours. */
export interface CompanyLogo {
  /** One of the owner's own pictures (shared/pictures): our drawings show what is done and not who does it. */
  readonly picture: string;
}

export const logoSection: SettingsSection<CompanyLogo> = {
  initial: { picture: '' },
  findFaults: ({ picture }) =>
    picture === '' || hashOfPicture(picture) !== undefined ? {} : { picture: 'invalid' },
  tidy: (typed) => typed,
};
