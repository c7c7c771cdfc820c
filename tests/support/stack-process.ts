/**
 * The whole product for browser journeys, in a process of its own. Prints one line of JSON with both addresses; the
 * control address gives tests the mails, lets them change the company behind the app's back, and on `/fresh` puts
 * another product in its place that knows no customer.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openProduct, type Product } from './open-product.ts';
import type { Actions } from './stack-control.ts';

let product = await openProduct();
// The first page of a process loads what draws them, which a busy machine does not do in the time a visitor is asked to wait.
await fetch(product.url);
/** Made while a journey is walked, so that the next one does not wait for it. */
let next = prepare();
let closing = Promise.resolve();

const fresh: Actions = {
  '/fresh': async () => {
    const old = product;
    product = await next;
    next = prepare();
    closing = closing.then(() => old.close());
    return product.url;
  },
};

/** One that cannot be made is told to who asks for it, and does not end the walk through the one before. */
function prepare(): Promise<Product> {
  const made = openProduct();
  made.catch(() => undefined);
  return made;
}

const control = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://control');
  try {
    const answer = await (fresh[url.pathname] ?? product.actions[url.pathname])?.(url.searchParams);
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? null));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
control.keepAliveTimeout = 0; // a line closed just as the next call goes out on it fails that call
await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
const controlPort = (control.address() as AddressInfo).port; // listening on a port, so it is no pipe name

process.stdout.write(
  `${JSON.stringify({ url: product.url, controlUrl: `http://127.0.0.1:${controlPort}` })}\n`,
);

process.once('SIGTERM', async () => {
  control.close();
  await Promise.all([product.close(), next.then((unused) => unused.close()), closing]);
  process.exit(0);
});
