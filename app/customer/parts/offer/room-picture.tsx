const rooms = ['bathroom', 'bedroom', 'dining-room', 'hallway', 'kitchen', 'living-room', 'office', 'stairs'];
const furniture = ['chair', 'dining-chair', 'loveseat', 'mattress', 'ottoman', 'sectional', 'sofa'];

const paths: Readonly<Record<string, string>> = {
  ...Object.fromEntries(rooms.map((slug) => [slug, `rooms/${slug}`])),
  ...Object.fromEntries(furniture.map((slug) => [slug, `furniture/${slug}`])),
};

/** The drawing of a room or a piece of furniture; one that a tenant added later gets the whole home. */
export function RoomPicture({ slug, className }: { slug: string; className?: string | undefined }) {
  const path = paths[slug] ?? 'rooms/whole-home';
  return <img src={`/drawings/${path}.svg`} alt="" width={160} height={120} className={className} />;
}
