/** A mail in words, before it has a sender and a recipient. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly name: string; readonly text: string };
  readonly headers?: Readonly<Record<string, string>>;
}
