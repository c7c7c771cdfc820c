/**
 * Ids are random UUID v4 made by the device or node that creates the row; v7 would share its first 8 characters for 65
 * s (D117).
 */
export type Id = string;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export function isId(text: string): boolean {
  return UUID.test(text);
}

/** The first 8 characters, as people see and read out a booking (D318). */
export function shortId(id: Id): string {
  return id.slice(0, 8);
}
