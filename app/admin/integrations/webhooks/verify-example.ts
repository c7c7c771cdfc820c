/** How a receiver tells that an event is from here; the same lines stand in server/README.md (D446). */
export const verifyExample = `import { createHmac, timingSafeEqual } from 'node:crypto';

export function isGenuine(secret, header, rawBody) {
  const [, t, v1] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!t || Math.abs(Date.now() / 1000 - t) > 300) return false;
  const hmac = createHmac('sha256', secret).update(\`\${t}.\`).update(rawBody);
  return timingSafeEqual(hmac.digest(), Buffer.from(v1, 'hex'));
}`;
