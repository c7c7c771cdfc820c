/**
 * A number as people write it, once it can be read: (407) 555-0123, or +34 612 34 56 78 for other countries. What
 * cannot be read stays as typed. The rules of all countries weigh 30 kB, so they come when a number is there.
 */
export async function formatPhone(typed: string): Promise<string> {
  if (typed.trim() === '') return typed;
  try {
    const { readPhone } = await import('#shared/booking/read-phone.ts');
    const number = readPhone(typed);
    if (number === undefined) return typed;
    return number.country === 'US' ? number.formatNational() : number.formatInternational();
  } catch {
    return typed; // Offline before the rules were ever loaded.
  }
}
