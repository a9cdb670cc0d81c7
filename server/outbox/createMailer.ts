import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config';

/** A mail ready to go. `id` names it for ever: sent twice after a crash, it is the same message to mail programs. */
export interface Mail {
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  /** Further addresses that the same message goes to. */
  readonly copies?: readonly string[] | undefined;
  /** The organisation's name; the address is the server's. */
  readonly fromName: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date: Date;
  /** Address by which mail programs unsubscribe the reader without a page (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Hands mails over. Rejects when they could not be; the outbox tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataFolder'>;

/** Sends by SMTP when it is configured, else writes `.eml` files into the `mails` folder of the data folder. */
export function createMailer(config: MailConfig): Mailer {
  return config.smtpUrl ? createSmtpMailer(config, config.smtpUrl) : createFileMailer(config);
}

function createSmtpMailer(config: MailConfig, url: string): Mailer {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 30_000 });
  return {
    send: async (mail) => void (await transport.sendMail(messageOf(mail, config))),
    close: () => transport.close(),
  };
}

function createFileMailer(config: MailConfig): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = join(config.dataFolder, 'mails');
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, config));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}

/** The address that all mails come from. */
export const fromAddress = ({ mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>): string =>
  mailFrom ?? `no-reply@${new URL(publicUrl).hostname}`;

function messageOf(mail: Mail, config: MailConfig) {
  const host = new URL(config.publicUrl).hostname;
  return {
    messageId: `<${mail.id}@${host}>`,
    from: { name: oneLine(mail.fromName), address: fromAddress(config) },
    to: [{ ...mail.to, name: oneLine(mail.to.name) }, ...(mail.copies ?? []).map((address) => ({ name: '', address }))],
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    date: mail.date,
    // Stops auto-replies.
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const unsubscribeHeaders = ({ unsubscribe }: Mail) =>
  unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** People's texts go into headers: a line break there would start a header of their own. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
