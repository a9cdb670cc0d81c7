interface TestDatabase {
  readonly url: string;
  /** Removes it. */
  stop(): Promise<void>;
}

/** A database of its own on a server that runs already, empty or a copy of `template`. */
export function createDatabase(serverUrl: string, template?: string | undefined): Promise<TestDatabase>;
/** A PostgreSQL database for tests, where one can be had. */
export function startPostgres(): Promise<TestDatabase | null>;
