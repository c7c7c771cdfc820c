/** A number of here as it is read aloud, `(407) 555-0110`; one of elsewhere stays as it was given. */
export function phoneWords(phone: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/[\s().-]/g, '')) ?? [];
  return area === undefined ? phone : `(${area}) ${exchange}-${line}`;
}

/** As `tel:` and `sms:` take it: the first number of what was typed, without an extension or a second one. */
export function dialled(phone: string): string {
  const [first = ''] = /\+?\d[\d\s().-]*/.exec(phone) ?? [];
  return first.replace(/[^\d+]/g, '');
}
