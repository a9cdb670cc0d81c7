import type { ComponentType, PropsWithChildren } from 'react';
import type { CompiledBlock, CompiledForm, FieldSpec } from '../../../core/form';
import type { Language } from '../../../contract/terms/languages';

export interface BlockViewProps {
  readonly block: CompiledBlock;
  /** Suffix of the row that it stands in (FORM-19): ends its id and the stored keys of its fields. */
  readonly suffix: string;
}

/** View of a kind of block. */
export interface BlockView {
  readonly View: ComponentType<PropsWithChildren<BlockViewProps>>;
  /** CSS that it needs beside that of the form. */
  readonly css?: string;
  /** Texts that came with it, in the language of the form: read by its own hook. */
  readonly texts?: unknown;
  /** A field's label if it is not its block's; empty if it has none. */
  fieldName?(block: CompiledBlock, field: FieldSpec, form: CompiledForm): string;
  /** The label of a person's part in the error summary. */
  partName?(block: CompiledBlock, part: string): string;
}

export type BlockViews = ReadonlyMap<string, BlockView>;

/** Fetches how a kind of block is drawn, with its texts. */
export type LoadView = (lang: Language) => Promise<BlockView>;
