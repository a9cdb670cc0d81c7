import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { AdminForm } from '../../../contract/forms/adminForms';
import type { Conflict, EditedForm } from '../../../core/form/editing';
import type { Builder } from '../run/createBuilder';
import type { Subject } from '../subject/subject';
import type { Newest } from './publisher';

/**
 * Why the last attempt failed: the token has expired or may not, no answer came, somebody else saved first, or the server
 * refused, in its own words.
 */
export type SaveFailure =
  | { readonly why: 'session' | 'scope' | 'network' }
  /** The builder now holds their version plus every own change that fits (BUILD-26). */
  | { readonly why: 'changed'; readonly conflicts: readonly Conflict[] }
  | { readonly why: 'refused'; readonly error: string };

/** Work that did not come from this visit, or not from this author alone. */
export interface Taken {
  /** Kept by this browser; a draft of the server; what another author wrote meanwhile. */
  readonly from: 'browser' | 'draft' | 'other';
  /** Author and time; null for what this browser kept. */
  readonly by: string | null;
  readonly at: string | null;
  readonly conflicts: readonly Conflict[];
}

export interface SavingState {
  readonly isSaving: boolean;
  readonly failure: SaveFailure | null;
  readonly formId: string | null;
  readonly revision: number | null;
  /**
   * Where changes are that are not published: nowhere else yet, in the server's draft, in this browser for want of a network, or
   * because the server takes no draft. Before that is known: it is asked for, or could not be read.
   */
  readonly kept: 'nowhere' | 'draft' | 'browser' | 'here' | 'asked' | 'unread';
  readonly taken: Taken | null;
  /** Saving waits for a title. */
  readonly asksTitle: boolean;
  /** Saves what is typed beside the form and is no part of it: why it was refused, null when it is kept. Absent where all is saved. */
  readonly saveBeside?: (() => Promise<string | null>) | undefined;
}

/** Publishes a form (BUILD-20). */
export interface Saver {
  readonly store: StoreApi<SavingState>;
  /** Publishes the current form. @returns whether the server or the host page accepted it */
  save(): Promise<boolean>;
}

/** The result of going on from the server's version. */
export interface Met {
  readonly conflicts: readonly Conflict[];
  /** It is the author's own work: only the answer was lost (BUILD-97). */
  readonly isOwn: boolean;
}

export const nothingMet: Met = { conflicts: [], isOwn: false };

/** Keeps what is not published (BUILD-44, BUILD-53). */
export interface Keeper {
  /** Keeps what the builder changes, until the returned function is called: it stores what is left. */
  follow(): () => void;
  /** Goes on from a form that is published now, with the own changes that fit. */
  meet(newest: Newest): Promise<Met>;
  /** Goes on from a version that was restored and is published now: one step, which can be undone. False when it cannot be opened. */
  take(restored: AdminForm): boolean;
}

/** A form as this browser keeps it. */
export interface KeptForm {
  readonly stored: unknown;
  readonly form: unknown;
  /** JSON text of the commands from the one to the other. */
  readonly commands: string;
}

/** Saves and keeps what a builder changes. */
export interface Desk {
  readonly save: Saver['save'];
  readonly keeper: Keeper;
}

/**
 * Reads what was not published. What it returns puts that in, below what was done since the form was opened.
 * @throws ApiError, LoadError
 */
export type Begin = () => Promise<(builder: Builder, store: Saver['store'], early: readonly KeptForm[]) => Desk>;

/** A form as published; a new one has no revision. */
export interface Opened {
  readonly form: EditedForm;
  readonly formId: string | null;
  readonly revision: number | null;
  readonly token: string | undefined;
  /** Names it among what this browser keeps. */
  readonly name: string;
  /** Null where nothing can be changed. */
  readonly begin: Begin | null;
  /** Null for a form. */
  readonly subject: Subject | null;
}

/** Saving state shared by the parts of the builder. */
interface Saving {
  readonly saver: Saver;
  /** Comes after the form; null where nothing can be changed. @throws ApiError, LoadError */
  readonly desk: (() => Promise<Desk>) | null;
  readonly isReadOnly: boolean;
  /** Null for a form. */
  readonly subject: Subject | null;
  readonly token: string | undefined;
}

export const SavingContext = createContext<Saving | null>(null);

/** Throws outside of a builder: a mistake of ours. */
export function useSaving(): Saving {
  const saving = useContext(SavingContext);
  if (!saving) throw new Error('org-sdk: useSaving was called outside a builder.');
  return saving;
}

export const useSavingState = <T>(select: (state: SavingState) => T): T => useStore(useSaving().saver.store, select);
