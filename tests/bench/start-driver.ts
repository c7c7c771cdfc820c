import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Job, Outcome } from './drive.ts';

export interface Driver {
  /** One job at a time. */
  drive(job: Job): Promise<Outcome>;
  stop(): Promise<void>;
}

export function startDriver(): Driver {
  const child = fork(fileURLToPath(new URL('drive.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  return {
    drive: (job) =>
      new Promise<Outcome>((resolve, reject) => {
        const fail = () => reject(new Error('The load ended early'));
        child.once('exit', fail);
        child.once('message', (outcome) => {
          child.off('exit', fail);
          resolve(outcome as Outcome); // drive.ts sends nothing else
        });
        child.send(job);
      }),
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      child.kill();
      await ended;
    },
  };
}
