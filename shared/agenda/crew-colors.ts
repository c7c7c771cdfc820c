/** The colours of crews by name, in the order they are proposed; screens know their shades by day and by evening. */
export const crewColors = ['blue', 'green', 'amber', 'red', 'violet', 'teal', 'pink', 'gray'] as const;
export type CrewColor = (typeof crewColors)[number];

/** More vans than one calendar shows. */
export const CREWS_MAX = 20;
export const CREW_NAME_MAX = 40;
/** All of Florida's 1,473 and some that the tables do not know; who comes to more has no list. */
export const CREW_ZIPS_MAX = 1_500;
