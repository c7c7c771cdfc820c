import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** In the place of the hash that another content would give a script. */
const renamed = (script: string) => script.replace(/\.js$/, '-next.js');

/**
 * The built app once more, in `folder`, as the release after this one: its entry says so, every script has a new name,
 * and the worker knows these names and the new shell. What has names without a hash stays as it is.
 */
export function copyNextRelease(folder: string): void {
  cpSync('dist', folder, { recursive: true, filter: (path) => !/\.(br|map)$/.test(path) });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => /^assets\/.*\.js$/.test(file));
  const hashed = new Set(scripts.map((file) => basename(file)));
  const rewrite = (file: string, change = (text: string) => text) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const named = text.replace(/[\w.-]+\.js\b/g, (name) => (hashed.has(name) ? renamed(name) : name));
    writeFileSync(join(folder, file), change(named));
  };

  const shell = readFileSync(join(folder, 'index.html'));
  rewrite('index.html');
  const next = readFileSync(join(folder, 'index.html'));
  rewrite('staff-files.json');
  rewrite('sw.js', (worker) =>
    worker
      .replaceAll(digest(shell, 'sha256', 'base64'), digest(next, 'sha256', 'base64'))
      .replaceAll(digest(shell, 'md5', 'hex'), digest(next, 'md5', 'hex')),
  );
  for (const file of scripts) {
    const isEntry = shell.includes(`src="/${file}"`);
    rewrite(file, (code) =>
      isEntry ? `${code}\ndocument.documentElement.dataset.release = 'next';\n` : code,
    );
    renameSync(join(folder, file), join(folder, renamed(file)));
  }
}

/** As the worker's list has it: one hash tells it that the shell is new, the other that it came whole. */
function digest(bytes: Buffer, algorithm: string, form: 'hex' | 'base64'): string {
  return createHash(algorithm).update(bytes).digest(form);
}
