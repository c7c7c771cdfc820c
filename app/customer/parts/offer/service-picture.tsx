import { type SyntheticEvent, useState } from 'react';

/** D302: what a service without a picture of its own shows. */
const FALLBACK = '/drawings/pavers.svg';

type ServicePictureProps = {
  src: string | undefined;
  className?: string | undefined;
  /** Pictures below the fold wait; the one a screen is about does not. */
  eager?: boolean | undefined;
};

/** Decoration beside the service's name, 640 by 420, its place kept before it arrives. */
export function ServicePicture({ src, className, eager }: ServicePictureProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = [src, FALLBACK].find((each) => each !== undefined && !broken.includes(each));
  const replace = (event: SyntheticEvent<HTMLImageElement>) => {
    const failed = event.currentTarget.getAttribute('src');
    if (failed !== null) setBroken([...broken, failed]);
  };
  // Offline before it was ever seen: the bare ground is calmer than the browser's torn picture.
  if (shown === undefined) return null;
  return (
    <img
      className={className}
      src={shown}
      alt=""
      width="640"
      height="420"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={replace}
    />
  );
}
