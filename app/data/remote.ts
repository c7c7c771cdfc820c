import type * as server from './server.ts';

type Server = typeof server;

/**
 * Why a call has no answer of its own: `network` when the code that asks never reached this device, so that nothing was
 * sent and a connection cures it; `server.bug` when that code itself failed. It reads as a refusal of every outcome.
 */
type NoAnswer = ReturnType<typeof noAnswer>;

function noAnswer(code: 'network' | 'server.bug') {
  return { ok: false, kind: 'refused', code, fields: {}, alternatives: [], retryAfterMs: undefined } as const;
}

type Asked<Work> = Work extends (...args: infer Args) => Promise<infer Result>
  ? Promise<Result> extends Promise<void>
    ? Work
    : (...args: Args) => Promise<Result | NoAnswer>
  : never;

type Remote = { readonly [Name in keyof Server]: Asked<Server[Name]> };

async function ask(name: keyof Server, args: readonly unknown[]): Promise<unknown> {
  const module = await import('./server.ts').catch(() => undefined);
  if (module === undefined) return noAnswer('network');
  try {
    const work = module[name] as (...args: readonly unknown[]) => unknown; // its own arguments, passed on untouched
    return await work(...args);
  } catch (error) {
    queueMicrotask(() => {
      throw error; // reported like any other uncaught error
    });
    return noAnswer('server.bug');
  }
}

/**
 * `remote.holdSlot(…)` Every command that waits for the server, as server.ts has it; no screen has to download schemas
 * and sync before it can be drawn. Never throws and never rejects.
 */
// An empty object stands for all of them: what is asked of it is made by name.
export const remote = new Proxy({} as Remote, {
  get:
    (_, name: keyof Server) =>
    (...args: readonly unknown[]) =>
      ask(name, args),
});
