import { type LineProxy, startLineProxy } from './line-proxy.ts';

/** One address for a browser whose server can vanish, fall silent or lose its answers while the network stays up. */
export interface FaultProxy extends LineProxy {
  readonly url: string;
}

export async function startFaultProxy(stackUrl: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(stackUrl);
  const line = await startLineProxy({ hostname, port: Number(port) });
  return Object.assign(line, { url: `http://127.0.0.1:${line.port}` });
}
