import { useEffect } from 'react';
import { useKnownCatalogue } from '../served-page.ts';

/** A company in our colours downloads no code for others. */
let isOwn = false;

/** '' is ours. Without its code, which a line that broke may have kept back, a page keeps the colours that it has. */
export async function loadCompanyColours(accent: string): Promise<void> {
  if (accent === '' && !isOwn) return;
  isOwn = true;
  await import('./company-colours.ts').then(({ show }) => show(accent)).catch(() => undefined);
}

/** Follows the colour that the device knows, as it changes; until it is read, what the page began with stays. */
export function useCompanyColours(): void {
  const accent = useKnownCatalogue()?.settings.look.accent;
  useEffect(() => {
    if (accent !== undefined) void loadCompanyColours(accent);
  }, [accent]);
}
