/** Stops on a state that only our own mistake can produce; bad input never reaches it. */
export function assert(condition: unknown, whatWasExpected: string): asserts condition {
  if (!condition) throw new Error(`Expected ${whatWasExpected}`);
}

/** Marks a branch the compiler has proven empty; a new case makes the call a type error. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected case ${String(value)}`);
}
