import { spawn } from 'node:child_process';

/** A node of its own process on this database, that tells everything it can. `stop` answers all of its log. */
export async function startLoggingNode(ownerUrl: string): Promise<{ url: string; stop(): Promise<string> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      DATABASE_URL: ownerUrl,
      PORT: '0',
      HOST: '127.0.0.1',
      LIMITS: 'off',
      LOG_LEVEL: 'debug',
      PUBLIC_URL: 'https://book.test',
    },
  });
  let log = '';
  const port = await new Promise<string>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      log += chunk.toString();
      const [, found] = /"port":(\d+)/.exec(log) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', () => reject(new Error(`The node ended: ${log}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
      return log;
    },
  };
}
