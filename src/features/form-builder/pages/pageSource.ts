import type { Client } from '../../../client/client';

type PageRecord = Readonly<Record<string, unknown>>;

/** The published state, as `openForm` takes it, and its name (BUILD-65). */
export interface Versioned {
  readonly version: string;
  readonly record: PageRecord;
}

type Answered =
  | { readonly success: true; readonly data: Versioned }
  | { readonly success: false; readonly error: string; readonly code?: string | undefined; readonly data?: Versioned };

/** Storage of a page, a section or the blocks of the home page. */
export interface PageSource {
  /** @throws ApiError */
  read(): Promise<Versioned>;
  /** @param version of what was edited @throws ApiError */
  write(record: PageRecord, version: string | undefined): Promise<Answered>;
}

export interface Calling {
  readonly client: Client;
  readonly token: string;
  readonly signal: AbortSignal;
}

/** An emptied value is sent as empty: an absent one would stay as it was. */
export const blankOf = (properties: readonly { readonly name: string }[]): PageRecord =>
  Object.fromEntries(properties.map(({ name }) => [name, '']));

type Raw<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: string; readonly code?: string | undefined };

export function answered<T>(answer: Raw<T>, versioned: (data: T) => Versioned): Answered {
  if (answer.success) return { success: true, data: versioned(answer.data) };
  const { error, code } = answer;
  const newest = 'data' in answer && answer.data ? { data: versioned(answer.data as T) } : {};
  return { success: false, error, code, ...newest };
}
