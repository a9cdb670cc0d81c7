/** Sends what is saved, or hands it to the page around the builder. */
export interface Publisher {
  /** Whether saving waits for a title (BUILD-59). */
  readonly needsTitle: boolean;
  /** Fires the event of saving. @returns false where the page keeps it itself */
  announce(closed: Readonly<Record<string, unknown>>): boolean;
  /** @param draft version of the server's draft that is published with it @throws ApiError, Changed, Refused */
  publish(closed: Readonly<Record<string, unknown>>, draft: string | null): Promise<void>;
}

/** The published state, as `openForm` takes it. */
export type Newest = object & { readonly revision?: number };

/** Somebody else has published something newer. */
export class Changed extends Error {
  constructor(readonly newest: Newest) {
    super('org-sdk: somebody else has saved it.');
  }
}

/** The server refused, and said why. */
export class Refused extends Error {}
