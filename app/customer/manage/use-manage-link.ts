import { MANAGE_LINK_KEY } from '../../data/device/tab-link.ts';
import { type ManageLink, readManageLink } from '../parts/booking/manage-link.ts';
import { useQueryLink } from '../parts/booking/use-query-link.ts';

/** The link this page was opened with. */
export function useManageLink(): ManageLink | undefined {
  return readManageLink(useQueryLink(MANAGE_LINK_KEY));
}
