/** What a key of the back office may do, the least first: each may all that those before it may (D470). */
export const staffRoles = ['crew', 'office', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Whether a key of this role may do what needs at least `needed`. */
export function mayAct(role: StaffRole, needed: StaffRole): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(needed);
}

/** So many days before and after today a crew sees its visits: as far as its devices keep them (D471). */
export const CREW_SIGHT_DAYS = 14;
