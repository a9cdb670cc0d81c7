/** A record that may be deleted, or put away. */
export interface RemoveProps {
  readonly organisation: string;
  /** Of the record. */
  readonly name: string;
  readonly isArchived?: boolean;
  remove(): Promise<unknown>;
  /** Puts it away, or takes it out again; absent where nothing but other records can depend on it. */
  archive?(on: boolean): Promise<unknown>;
  /** After it was deleted. */
  onGone(): void | Promise<void>;
  /** After it was put away or taken out. */
  onChanged?(): void | Promise<void>;
}
