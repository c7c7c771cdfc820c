import { useLayoutEffect } from 'react';

/** While the back office is open, the app that the browser offers to install is that of the team. */
export function useStaffManifest(): void {
  useLayoutEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const customers = link?.getAttribute('href');
    if (!link || !customers) return;
    link.href = '/staff.webmanifest';
    return () => link.setAttribute('href', customers);
  }, []);
}
