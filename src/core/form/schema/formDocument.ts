/** Version of the documents that are written; older ones are brought to it when they are read. */
export const SCHEMA_VERSION = 1;

/** Limits on a document's number of blocks and nesting depth; larger documents are refused. */
export const DOCUMENT_LIMITS = { blocks: 5000, depth: 50 } as const;

/**
 * One node of a form's or page's document (BLOCK-11). Unknown types and properties are preserved, so that an older
 * version of Orgkit loses nothing when it saves a newer one's document.
 */
export interface Block {
  /** Unique in its document. */
  readonly id: string;
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly Block[];
  readonly [unknownKey: string]: unknown;
}

/** The `content` of a form or page. */
export interface FormDocument {
  readonly schemaVersion: number;
  readonly children: readonly Block[];
  readonly [unknownKey: string]: unknown;
}

/** Why a document is unusable: malformed, made by a newer version, or beyond `DOCUMENT_LIMITS`. */
export type DocumentProblem = 'notADocument' | 'newerVersion' | 'tooDeep' | 'tooManyBlocks';
