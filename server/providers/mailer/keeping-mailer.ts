import type { Mailer } from './port.ts';

/** What runs without SMTP_URL: the outbox keeps each mail for the back office, and `send` is never called. */
export function keepingMailer(): Mailer {
  return {
    delivers: false,
    send: async () => {
      throw new Error('No SMTP server is configured');
    },
    close: async () => undefined,
  };
}
