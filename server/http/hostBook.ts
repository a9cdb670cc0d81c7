/** Which hosts this server answers under, and for whom. */
export interface HostBook {
  /** The organisation of a host, null for the server's own, undefined if unproved. */
  ownerOf(host: string): Promise<string | null | undefined>;
  /** The same from memory, for answers that wait for nothing: undefined also while it is not known yet. */
  remembered(host: string): string | null | undefined;
  /** Clears the cache. */
  forget(): void;
}
