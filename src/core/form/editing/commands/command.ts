import type { Block } from '../../schema/formDocument';
import type { EditedForm } from '../document/editedForm';
import type { Place } from '../document/tree';

/**
 * One change of a form, as JSON: what a history keeps, a draft stores, and a rebase replays. A property or setting
 * without a value goes back to its default.
 */
export type Command =
  | { readonly do: 'insert'; readonly blocks: readonly Block[]; readonly at: Place }
  | { readonly do: 'move'; readonly blocks: readonly string[]; readonly at: Place }
  | { readonly do: 'remove'; readonly blocks: readonly string[] }
  | { readonly do: 'setProperty'; readonly block: string; readonly property: string; readonly value?: unknown }
  | { readonly do: 'setSetting'; readonly setting: string; readonly value?: unknown }
  /** Puts back an earlier version. */
  | { readonly do: 'restore'; readonly form: EditedForm };

/** Why a command cannot be carried out. */
export type Refusal =
  | 'unknownBlock'
  /** Two blocks cannot share an id. */
  | 'idTaken'
  /** A block cannot go into itself. */
  | 'insideItself'
  /** Nothing may stand there, or not this. */
  | 'notThere'
  /** Two fields cannot share a stored key (BUILD-20). */
  | 'keyTaken'
  /** Conditions name the field by its key, so it needs one. */
  | 'keyNeeded'
  | 'tooDeep'
  | 'tooManyBlocks';
