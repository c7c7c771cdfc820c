import type { Product } from '#shared/catalogue/product.ts';

/** Rooms that have a drawing of their floor under /drawings/tile-rooms. */
const drawn = new Set(['bathroom', 'dining', 'kitchen', 'living', 'toilet', 'unlisted']);

type TilePictureProps = { product: Product | null; className?: string | undefined };

/** The picture that the owner chose, else the drawing of its tiled room, else the whole home. */
export function TilePicture({ product, className }: TilePictureProps) {
  const slug = product?.slug ?? '';
  const path = drawn.has(slug) ? `tile-rooms/${slug}` : 'rooms/whole-home';
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
