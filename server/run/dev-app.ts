/** Serves the app from its sources with live reload, its /api calls passed on to the server. Returns the address. */
export async function startDevApp(apiPort: number, stops: (() => Promise<void>)[]): Promise<string> {
  // vite.config.ts reads it for its proxy.
  process.env.PORT = String(apiPort);
  // Only here: a deployment has no Vite.
  const { createServer } = await import('vite');
  const vite = await createServer();
  stops.push(() => vite.close());
  await vite.listen();
  return vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? `http://localhost:${vite.config.server.port}`;
}
