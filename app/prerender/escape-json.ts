/** JSON for a block in a page: no text of a company can end the block that it stands in. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
