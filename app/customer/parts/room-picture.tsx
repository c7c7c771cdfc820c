/** Rooms that have a drawing under /drawings/rooms. */
const drawn = new Set([
  'bathroom',
  'bedroom',
  'dining-room',
  'hallway',
  'kitchen',
  'living-room',
  'office',
  'stairs',
]);

/** The drawing of a room; one that a tenant added later gets the whole home. */
export function RoomPicture({ slug, className }: { slug: string; className?: string | undefined }) {
  const name = drawn.has(slug) ? slug : 'whole-home';
  return <img src={`/drawings/rooms/${name}.svg`} alt="" width={160} height={120} className={className} />;
}
