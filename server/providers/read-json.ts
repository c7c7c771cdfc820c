/** A route across Florida with every bend is some 300 kB; what is larger is no answer of ours. */
const BODY_BYTES_MAX = 2_000_000;

/** Undefined: too large. Text that is no JSON comes back as the text it is: some engines write their errors so. */
export async function readJson(answer: Response): Promise<{ readonly body: unknown } | undefined> {
  const text = await readText(answer);
  if (text === undefined) return undefined;
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { body: text };
  }
}

/** Counts what arrives, uncompressed; a length in the headers proves nothing. */
async function readText(answer: Response): Promise<string | undefined> {
  if (answer.body === null) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body) {
    bytes += chunk.byteLength;
    if (bytes > BODY_BYTES_MAX) return undefined; // leaving the loop cancels the rest
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
