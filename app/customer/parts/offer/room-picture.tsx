import type { Product } from '#shared/catalogue/product.ts';

const rooms = ['bathroom', 'bedroom', 'dining-room', 'hallway', 'kitchen', 'living-room', 'office', 'stairs'];
const furniture = ['chair', 'dining-chair', 'loveseat', 'mattress', 'ottoman', 'sectional', 'sofa'];

const paths: Readonly<Record<string, string>> = {
  ...Object.fromEntries(rooms.map((slug) => [slug, `rooms/${slug}`])),
  ...Object.fromEntries(furniture.map((slug) => [slug, `furniture/${slug}`])),
};

type RoomPictureProps = { product: Product | null; className?: string | undefined };

/** The picture that the owner chose, else the drawing of its room or piece of furniture, else the whole home. */
export function RoomPicture({ product, className }: RoomPictureProps) {
  const path = paths[product?.slug ?? ''] ?? 'rooms/whole-home';
  return (
    <img
      src={product?.image || `/drawings/${path}.svg`}
      alt=""
      width={160}
      height={120}
      className={className}
    />
  );
}
