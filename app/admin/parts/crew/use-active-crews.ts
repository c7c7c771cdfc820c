import type { CrewView } from '#shared/api/admin/crews.ts';
import { crewsRead } from '../../../data/staff/commands/manage-crews.ts';
import { useAdminRead } from '../use-admin-read.ts';

const NONE: readonly CrewView[] = [];

/** Those that can be booked, in their order; none while they are not known. */
export function useActiveCrews(): readonly CrewView[] {
  return useAdminRead(crewsRead).body?.crews.filter(({ active }) => active) ?? NONE;
}
