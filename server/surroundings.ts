import type { Logger } from 'pino';
import type { Renderer } from '../src/contract/render';
import type { Config } from './config';
import type { Database } from './db/database';
import type { FileStore, FolderStore } from './files/fileStore';
import type { Gateway } from './gateways/gateway';
import type { Guard } from './guard/guard';
import type { HostBook } from './http/hostBook';
import type { Pictures } from './pictures/pictures';

/** Everything the application needs from outside; tests inject their own clock and gateways. */
export interface Surroundings {
  readonly config: Config;
  readonly database: Database;
  readonly gateways: Readonly<Record<string, Gateway>>;
  readonly guard: Guard;
  readonly hosts: HostBook;
  /** Files that visitors sent. */
  readonly files: FileStore;
  /** Draws pages of sites. */
  readonly renderer: Renderer;
  /** Pictures and PDF of administrators, and what is made of them. */
  readonly media: FolderStore;
  readonly pictures: Pictures;
  readonly log: Logger;
  readonly now: () => Date;
  /** `canIssueReceipts` of the core (PAY-06); tests hand over organisations that can. */
  readonly canIssueReceipts: (organisation: { readonly id: string }) => boolean;
  /** TXT records of a name, as `node:dns` answers them. */
  readonly resolveTxt: (name: string) => Promise<string[][]>;
  /** Opaque ids: `rowId` for rows read in order, random ones if they must be unguessable. */
  readonly ids: { row(at?: Date): string; secret(): string };
}
