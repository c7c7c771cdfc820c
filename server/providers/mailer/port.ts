/** A finished mail. Its addresses, names and subject carry no line breaks: `isPlainAddress` and `headerText` have seen them. */
export interface OutgoingMail {
  /** Stable for an outbox row, so that a mail delivered twice is recognised as one (reliability M12). */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  /** Where an answer goes, if elsewhere. */
  readonly replyTo?: string | undefined;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Calendars of the recipient take it in: a REQUEST enters or changes a visit, a CANCEL strikes it out. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly name: string; readonly text: string };
  /** Beside those that every mail has; their values are made by us and carry no line breaks. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /** False when no SMTP server is configured: mails are kept and readable, and nothing says "sent". */
  readonly delivers: boolean;
  /** Resolves when the server took the mail; rejects with a `MailRefused` or a network fault otherwise. */
  send(mail: OutgoingMail): Promise<void>;
  /** What is being sent is cut off, and its `send` rejects. */
  close(): Promise<void>;
}

/** The server will never take this mail (a 5xx answer to its recipient or its words): trying again is useless. */
export class MailRefused extends Error {}
