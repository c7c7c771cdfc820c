import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const app = `${import.meta.dirname}/..`;
/** Three characters stand for a file of styles; two files that share them would share classes, so the build stops. */
const fileOf = new Map<string, string>();

/** `product` of configure.module.css becomes `product-4t`: readable, and short enough not to weigh (1 kB on all styles). */
export function className(name: string, path: string): string {
  const file = relative(app, path.replace(/\?.*$/, ''));
  const mark = createHash('sha256').update(file).digest('base64url').replace(/[-_]/g, '').slice(0, 3);
  const known = fileOf.get(mark) ?? file;
  if (known !== file) throw new Error(`${file} and ${known} share the mark ${mark}: rename one of them`);
  fileOf.set(mark, file);
  return `${name}-${mark}`;
}
