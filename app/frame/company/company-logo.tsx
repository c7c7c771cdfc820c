import { useEffect } from 'react';
import { iconUrl } from '#shared/pictures/icon.ts';
import { pictureUrl } from '#shared/pictures/picture-url.ts';
import { readMirror } from '../../data/device/mirror.ts';
import { TENANT_SLUG } from '../../data/device/tenant.ts';
import { useKnownCatalogue } from '../served-page.ts';

/** As the company keeps it; '' where ours stands for it. Until the device has read its copy, as it was last. */
function useLogo(): string {
  const catalogue = useKnownCatalogue();
  return catalogue === undefined ? (readMirror('company_logo') ?? '') : catalogue.logo;
}

/** The small picture of a mark as the company keeps it, or ours where it keeps none. */
export function logoUrl(logo: string): string {
  return logo === '' ? '/logo.svg' : pictureUrl(logo, TENANT_SLUG, 'small');
}

/** `<CompanyLogo side lazy>` The company's own mark, or ours. Beside its name, so it says nothing aloud. */
export function CompanyLogo({ side, lazy }: { side: number; lazy?: boolean | undefined }) {
  const logo = useLogo();
  return (
    <img
      src={logoUrl(logo)}
      alt=""
      width={side}
      height={side}
      data-own={logo === '' ? undefined : ''}
      loading={lazy ? 'lazy' : undefined}
    />
  );
}

/** The tab and the home screen of a phone show the company's own mark too. */
export function useCompanyIcons(): void {
  const logo = useLogo();
  useEffect(() => {
    const tab = iconUrl(logo, TENANT_SLUG, 'favicon-64.png');
    const home = iconUrl(logo, TENANT_SLUG, 'apple-touch-180.png');
    if (tab === undefined || home === undefined) return;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')) {
      link.type = 'image/png';
      link.href = tab;
    }
    document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.setAttribute('href', home);
  }, [logo]);
}
