/** The zones that a company may work in: the two of Florida, whose western end keeps Chicago's time. */
export const companyZones = ['America/New_York', 'America/Chicago'] as const;
