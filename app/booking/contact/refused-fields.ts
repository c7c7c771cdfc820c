import type { ContactField } from '#shared/booking/contact-rules.ts';

/**
 * What the server refused, by field of the form: its paths (shared/api/bookings.ts) are the fields, the address in a box
 * of its own. A form that asks for the two parts of a name says it at the first. Paths without a field are left out.
 */
export function refusedFields<Field extends ContactField>(
  paths: Readonly<Record<string, string>> | undefined,
  fields: readonly Field[],
): Readonly<Partial<Record<Field, string>>> {
  const refused: Partial<Record<Field, string>> = {};
  for (const [path, code] of Object.entries(paths ?? {})) {
    const name = path.replace(/^address\./, '');
    const field =
      fields.find((each) => each === name) ??
      (name === 'customerName' ? fields.find(isFirstName) : undefined);
    if (field) refused[field] ??= code;
  }
  return refused;
}

function isFirstName(field: ContactField): boolean {
  return field === 'firstName';
}
