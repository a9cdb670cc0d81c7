/** Which hosts this server answers under, and for whom. */
export interface HostBook {
  /** The organisation whose host it is, null for the server's own, undefined for one that nobody has proved. */
  ownerOf(host: string): Promise<string | null | undefined>;
  /** The same from memory, for answers that wait for nothing: undefined also while it is not known yet. */
  remembered(host: string): string | null | undefined;
  /** What is remembered has changed. */
  forget(): void;
}
