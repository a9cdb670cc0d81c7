/** Version of the documents that are written; older ones are brought to it when they are read. */
export const SCHEMA_VERSION = 1;

/** Most blocks of a document, and how deep they may lie in one another: what is beyond is refused, not drawn. */
export const DOCUMENT_LIMITS = { blocks: 5000, depth: 50 } as const;

/**
 * One node of a form's or page's layout (BLOCK-11). A type or property that is not known here is kept as it came, so that
 * nothing is lost when an older version of Orgkit saves what a newer one made.
 */
export interface Block {
  /** Unique in its document. */
  readonly id: string;
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly Block[];
  readonly [unknownKey: string]: unknown;
}

/** What the `content` of a form or page holds. */
export interface FormDocument {
  readonly schemaVersion: number;
  readonly children: readonly Block[];
  readonly [unknownKey: string]: unknown;
}

/** Why a document cannot be used: it is none, it was made by a newer version, it is beyond `DOCUMENT_LIMITS`. */
export type DocumentProblem = 'notADocument' | 'newerVersion' | 'tooDeep' | 'tooManyBlocks';
