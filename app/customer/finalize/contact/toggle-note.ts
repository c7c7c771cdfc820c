/** Adds a ready-made remark as a line of its own, or takes it out again; what was typed around it stays. */
export function toggleNote(notes: string, remark: string): string {
  const lines = notes.split('\n');
  if (hasNote(notes, remark)) return lines.filter((line) => line.trim() !== remark).join('\n');
  const typed = notes.trimEnd();
  return typed === '' ? remark : `${typed}\n${remark}`;
}

export function hasNote(notes: string, remark: string): boolean {
  return notes.split('\n').some((line) => line.trim() === remark);
}
