/** Settings of one process, read once from the environment. */
export interface Config {
  readonly port: number;
  /** Address that browsers use, without a trailing slash. */
  readonly publicUrl: string;
  /** Folder of the embedded database, uploads and mails. */
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly defaultOrganisation: string;
  readonly adminToken: string | undefined;
  readonly operatorToken: string | undefined;
  /** Key of the sandbox's webhook signature (SRV-03). */
  readonly webhookSecret: string;
  /** What Express calls "trust proxy": the client address is read from a header only when this is set (SRV-09). */
  readonly trustProxy: string | undefined;
  /** Where mails are handed over (`smtp://user:password@host:port`); without it they are written into the data folder. */
  readonly smtpUrl?: string | undefined;
  /** Sender address of mails; without it `no-reply@` the host of `publicUrl`. */
  readonly mailFrom?: string | undefined;
  readonly production: boolean;
  readonly logLevel: string;
  /** Folder of the built elements and of the examples. */
  readonly distFolder: string;
}
