import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * The number, American by default, where nothing else was typed: a word beside it or an extension is lost in E.164, and
 * then it stays as typed (D119). Marks that nobody sees, which come along from an address book, are no words.
 */
export function readPhone(typed: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(typed.replace(/\p{Cf}/gu, '').trim(), {
    defaultCountry: 'US',
    extract: false,
  });
  return number?.isPossible() && number.ext === undefined ? number : undefined;
}
