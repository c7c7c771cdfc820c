import ICAL from 'ical.js';

/** A calendar file as a parser that is not ours reads it. */
export interface ReadCalendar {
  readonly method: string;
  /** Names of all that stands below the calendar, such as `vevent` and `vevent.valarm`. */
  readonly parts: readonly string[];
  /** Names of the event's properties, sorted. */
  readonly names: readonly string[];
  /** First values by name. */
  readonly values: Readonly<Record<string, string>>;
  readonly starts: Date;
  readonly ends: Date;
  /** Parameters of the organizer and the attendee. */
  readonly people: readonly Readonly<Record<string, string>>[];
}

/** Throws for what is no calendar of one event. */
export function readCalendar(text: string): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('There is no event');
  const properties = event.getAllProperties();
  const { startDate, endDate } = new ICAL.Event(event);
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    parts: [
      ...calendar.getAllSubcomponents().map(({ name }) => name),
      ...event.getAllSubcomponents().map(({ name }) => `vevent.${name}`),
    ],
    names: properties.map(({ name }) => name).sort(),
    values: Object.fromEntries(
      properties.map((property) => [property.name, String(property.getFirstValue())]),
    ),
    starts: startDate.toJSDate(),
    ends: endDate.toJSDate(),
    people: [...event.getAllProperties('organizer'), ...event.getAllProperties('attendee')].map(
      (property) => ({ ...property.toJSON()[1] }),
    ),
  };
}

/** Octets of the longest line. */
export function longestLine(text: string): number {
  return Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
}
