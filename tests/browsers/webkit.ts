import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError } from '../engines/check-engine.ts';
import { freePort } from '../support/free-port.ts';
import { SIZE, type Tab } from './tab.ts';

/** The name under which WebDriver sends elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Where distributions keep it; no PATH leads there. */
const PROGRAMS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
];

/** WebKitGTK, the engine of Safari, in its own small browser: by WebDriver, on a screen that nobody sees. */
export async function openWebkit(): Promise<Tab> {
  const program = process.env.MINIBROWSER_PATH ?? PROGRAMS.find((path) => existsSync(path));
  const isMissing = ['Xvfb', 'WebKitWebDriver'].some((name) => spawnSync('which', [name]).status !== 0);
  if (program === undefined || isMissing) {
    throw new EngineError('WebKitGTK is not all there: apt-get install webkit2gtk-driver xvfb.');
  }
  const display = `:${90 + (process.pid % 100)}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', `${SIZE.width}x${SIZE.height + 200}x24`], {
    stdio: 'ignore',
  });
  const port = await freePort();
  await sleep(500); // until the screen is there
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, LANG: 'en_US.UTF-8', LANGUAGE: 'en' },
  });
  const base = `http://127.0.0.1:${port}`;
  const { sessionId } = await untilAnswered<{ sessionId: string }>(() =>
    ask(base, 'POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: program, args: ['--automation'] } },
      },
    }),
  );
  const session = <Answer>(method: string, path: string, body?: object) =>
    ask<Answer>(base, method, `/session/${sessionId}${path}`, body);
  await session('POST', '/window/rect', { x: 0, y: 0, ...SIZE });
  const run = <Answer>(script: string, args: readonly unknown[]) =>
    session<Answer>('POST', '/execute/async', {
      script: `const done = arguments[arguments.length - 1]; const args = [...arguments].slice(0, -1);
        (async () => { ${script} })().then(done, (error) => done({ scriptError: String(error) }));`,
      args,
    }).then((answer) => {
      if (isScriptError(answer)) throw new Error(answer.scriptError);
      return answer;
    });
  return {
    open: (url) => session('POST', '/url', { url }),
    run: (script, ...args) => run(script, args),
    find: async (script, ...args) => {
      const id = (await run<Record<string, string> | null>(script, args))?.[ELEMENT];
      if (id === undefined) return undefined;
      return {
        press: () => session('POST', `/element/${id}/click`, {}),
        type: (text) => session('POST', `/element/${id}/value`, { text }),
      };
    },
    enter: async (script) => {
      const frame = await run<Record<string, string> | null>(script, []);
      if (frame === null) throw new Error('There is no such frame');
      await session('POST', '/frame', { id: frame });
    },
    picture: async () => Buffer.from(await session<string>('GET', '/screenshot'), 'base64'),
    close: async () => {
      await session('DELETE', '').catch(() => undefined);
      driver.kill('SIGKILL');
      screen.kill('SIGKILL');
    },
  };
}

interface ScriptError {
  readonly scriptError: string;
}

function isScriptError(answer: unknown): answer is ScriptError {
  return typeof answer === 'object' && answer !== null && 'scriptError' in answer;
}

async function ask<Answer>(base: string, method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(base + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } }; // as the standard says
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`);
  return value;
}

async function untilAnswered<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (error) {
      if (tries === 50 || !(error instanceof TypeError)) throw error;
      await sleep(100);
    }
  }
}
