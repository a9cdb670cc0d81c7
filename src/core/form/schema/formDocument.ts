/**
 * The newest version of documents. One in a single language is written as version 1, which says the same, so that older
 * readers go on reading it.
 */
export const SCHEMA_VERSION = 2;

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
  /** Language of its texts; without it, the organisation's. */
  readonly language?: unknown;
  /** Further languages that visitors may have it in (`languagesOf`). */
  readonly languages?: unknown;
  /** Translations of the form's own texts, by `translationKey`; those of a block are among its properties. */
  readonly translations?: unknown;
  /** Labels of ways to pay, by value. */
  readonly methodLabels?: unknown;
  readonly [unknownKey: string]: unknown;
}

/** Why a document is unusable: malformed, made by a newer version, or beyond `DOCUMENT_LIMITS`. */
export type DocumentProblem = 'notADocument' | 'newerVersion' | 'tooDeep' | 'tooManyBlocks';
