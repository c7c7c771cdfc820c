import { isCode, type SourceFile } from './source-files.ts';
import { stripComments } from './strip-comments.ts';

const WAITS = /\bwaitForFunction\s*\(\s*(async\b|[\w$]+)/g;

/**
 * Waits that wait for nothing: `page.waitForFunction` takes a promise for a yes, whatever it answers. What has to ask
 * first is polled: `expect.poll(() => page.evaluate(…))`.
 */
export function findPromisedWaits(files: readonly SourceFile[]): readonly string[] {
  return files.filter(isCode).flatMap(({ path, text }) => {
    const code = stripComments(text);
    return [...code.matchAll(WAITS)]
      .filter(([, what = '']) => what === 'async' || isAsync(what, code))
      .map(([found]) => `${path}: ${found.replaceAll(/\s+/g, '')}… waits for no promise: poll an evaluate`);
  });
}

const isAsync = (name: string, code: string) =>
  [`async function ${name}(`, `const ${name} = async `].some((declared) => code.includes(declared));
