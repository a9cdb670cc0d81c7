import { createContext, useContext } from 'react';
import type { Language } from '../../contract/common';
import type { CurrentSession } from '../../contract/desk/session';
import type { DeskTexts } from '../../i18n/desk';
import type { DeskClient } from './deskClient';

/** The context of every page of the desk. */
export interface Desk extends DeskClient {
  readonly lang: Language;
  readonly texts: DeskTexts;
  readonly session: CurrentSession;
  /** Takes a session as the server has just answered it. */
  enter(session: CurrentSession): void;
  /** Reads the session again: names, roles and organisations may have changed. */
  refresh(): Promise<void>;
  /** Asks for the password unless it was given lately (USER-07). @throws DeskError */
  confirm(): Promise<void>;
  leave(): void;
  /** Path below `/admin`. */
  readonly path: string;
  navigate(path: string): void;
  /** Something is unsaved until the returned function is called: leaving asks first (DESK-17). */
  hold(): () => void;
  /** Shows a short message for some seconds, and reads it out. */
  notify(text: string): void;
}

const DeskContext = createContext<Desk | null>(null);
export const DeskProvider = DeskContext.Provider;

/** The desk that a page stands in. @throws Error outside of one: a mistake of ours */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('org-sdk: useDesk was called outside the desk.');
  return desk;
}
