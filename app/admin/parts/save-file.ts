/** Hands the browser a file to save, made here: it passes no server. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then; some browsers lose it when the address ends at once.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
