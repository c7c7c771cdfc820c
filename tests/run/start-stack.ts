import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** The whole product on a fresh database, serving dist (tests/support/stack-process.ts). Ends on SIGTERM. */
export async function startStack(): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/stack-process.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`the stack ended with ${code}`)));
  });
  const { url } = JSON.parse(line) as { url: string }; // written by stack-process
  return { url, child };
}
