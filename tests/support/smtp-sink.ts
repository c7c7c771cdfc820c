import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on loopback that keeps every mail it accepts. */
export interface SmtpSink {
  readonly url: string;
  readonly mails: readonly SunkMail[];
  /** Runs before each mail is accepted; a thrown error refuses it with that error's `responseCode`. */
  onMail: ((mail: SunkMail) => void) | undefined;
  stop(): Promise<void>;
}

export interface SunkMail {
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  /** Its parts that are no words, with their own headers' types: `text/calendar; …`. */
  readonly files: readonly { readonly type: string; readonly method: string; readonly text: string }[];
}

export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: SunkMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        try {
          const to = session.envelope.rcptTo.map((recipient) => recipient.address);
          const mail = await read(Buffer.concat(chunks), to);
          sink.onMail?.(mail);
          mails.push(mail);
          done();
        } catch (error) {
          done(error instanceof Error ? error : new Error(String(error)));
        }
      });
    },
  });
  // A sender that is killed resets its line: its mail was not taken, and there is no sender left to be told.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo; // listening on a port, so it is no pipe name
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    onMail: undefined,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return sink;
}

async function read(raw: Buffer, to: string[]): Promise<SunkMail> {
  const mail = await PostalMime.parse(raw);
  return {
    messageId: mail.messageId ?? '',
    from: mail.from?.address ?? '',
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
    files: mail.attachments.map(({ mimeType, method, content }) => ({
      type: mimeType,
      method: method ?? '',
      // The parser hands out texts with the line ends of its own machine; a mail has only these.
      text: (typeof content === 'string' ? content : new TextDecoder().decode(content)).replace(
        /\r?\n/g,
        '\r\n',
      ),
    })),
  };
}
