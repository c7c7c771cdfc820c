import { keepingMailer } from './keeping-mailer.ts';
import type { Mailer } from './port.ts';
import { smtpMailer } from './smtp-mailer.ts';

export function createMailer(env: { readonly smtpUrl?: string | undefined }): Mailer {
  return env.smtpUrl ? smtpMailer(env.smtpUrl) : keepingMailer();
}
