import { createTransport } from 'nodemailer';
import { type Mailer, MailRefused, type OutgoingMail } from './port.ts';

/** One answer of the server; there are some eight to a mail. */
const ANSWER_MS = 15_000;

/** One mail, from the connection to the server's yes: below the lease of its row, so that no other node sends it too. */
export const SEND_MS = 45_000;

export function createMailer(
  env: { readonly smtpUrl?: string | undefined },
  { sendMs = SEND_MS }: { readonly sendMs?: number } = {},
): Mailer {
  return env.smtpUrl ? smtpMailer(env.smtpUrl, sendMs) : keepingMailer();
}

/** Sends through one SMTP server named by URL, such as `smtp://user:pass@host:587`. */
function smtpMailer(url: string, sendMs: number): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: ANSWER_MS,
    greetingTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    delivers: true,
    send: async (mail: OutgoingMail) => {
      try {
        await transport.sendMail({
          messageId: mail.messageId,
          from: mail.from,
          replyTo: mail.replyTo,
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          ...(mail.calendar && { icalEvent: icalEvent(mail.calendar) }),
          headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
          signal: AbortSignal.timeout(sendMs),
        });
      } catch (error) {
        if (isPermanent(error)) throw new MailRefused(error instanceof Error ? error.message : String(error));
        throw error;
      }
    },
    close: async () => transport.close({ force: true }),
  };
}

/** Twice in the mail, as calendars expect it: as one more way to show the mail, and as a file. */
function icalEvent({ method, name, text }: NonNullable<OutgoingMail['calendar']>) {
  return { method, filename: name, content: text };
}

/** A 5xx answer to the recipient or to the words. To our greeting, password or sender it is our mistake, and passes. */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error && 'responseCode' in error && 'command' in error)) return false;
  const code = Number(error.responseCode);
  return code >= 500 && code < 600 && (error.command === 'RCPT TO' || error.command === 'DATA');
}

/** What runs without SMTP_URL: the outbox keeps each mail for the back office, and `send` is never called. */
function keepingMailer(): Mailer {
  return {
    delivers: false,
    send: async () => {
      throw new Error('No SMTP server is configured');
    },
    close: async () => undefined,
  };
}
