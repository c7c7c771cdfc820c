/** Rooms that have a drawing of their floor under /drawings/tile-rooms. */
const drawn = new Set(['bathroom', 'dining', 'kitchen', 'living', 'toilet', 'unlisted']);

/** The drawing of a tiled room; one that a tenant added later gets the whole home. */
export function TilePicture({ slug, className }: { slug: string; className?: string | undefined }) {
  const path = drawn.has(slug) ? `tile-rooms/${slug}` : 'rooms/whole-home';
  return <img src={`/drawings/${path}.svg`} alt="" width={160} height={120} className={className} />;
}
