/** One page of a real browser, driven from outside as a person does: it is looked at, pressed and typed into. */
export interface Tab {
  open(url: string): Promise<void>;
  /** The answer of this script, the body of an async function that finds `args` in a list of that name. */
  run<Answer>(script: string, ...args: readonly unknown[]): Promise<Answer>;
  /** The element that such a script answers; undefined where it answers null. */
  find(script: string, ...args: readonly unknown[]): Promise<Target | undefined>;
  /** From here on the tab is what stands in the frame that such a script answers, until another page is opened. */
  enter(script: string): Promise<void>;
  /** A picture of what is seen, as PNG. */
  picture(): Promise<Buffer>;
  /** Ends the browser too. */
  close(): Promise<void>;
}

export interface Target {
  press(): Promise<void>;
  type(text: string): Promise<void>;
}

/** A phone in the hand, as wide as these browsers can be made. */
export const SIZE = { width: 500, height: 900 } as const;
