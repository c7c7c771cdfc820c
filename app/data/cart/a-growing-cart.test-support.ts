import { aLine } from '../fake-server.test-support.ts';
import { addToCart } from './add-to-cart.ts';

const LINES = 12;

/** How many of the moments that are read while a dozen lines come into the cart `isTorn` finds to be two. */
export async function countTorn<Moment>(
  read: () => Promise<Moment>,
  isTorn: (moment: Moment) => boolean,
): Promise<number> {
  const cart = { isGrown: false };
  const grow = async () => {
    for (let nth = 0; nth < LINES; nth++) await addToCart([aLine(`Room ${nth}`)]);
    cart.isGrown = true;
  };
  const growing = grow();
  let torn = 0;
  while (!cart.isGrown) if (isTorn(await read())) torn += 1;
  await growing;
  return torn;
}
