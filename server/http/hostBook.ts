/** Which hosts this server answers under, for whom, and who is closed. */
export interface HostBook {
  /** The organisation of a host, null for the server's own, undefined if unproved. */
  ownerOf(host: string): Promise<string | null | undefined>;
  /** The same from memory, for answers that wait for nothing: undefined also while it is not known yet. */
  remembered(host: string): string | null | undefined;
  /** Organisations that are closed (ORG-06); those last known while the database does not answer. */
  closed(): ReadonlySet<string> | Promise<ReadonlySet<string>>;
  /** Clears the cache. */
  forget(): void;
}
