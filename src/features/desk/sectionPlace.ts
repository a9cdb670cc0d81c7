import type { Belonging } from './belonging';

export interface SectionProps {
  readonly organisation: Belonging;
  /** The part shown of the section: an id, or empty for all of it. */
  readonly record: string | undefined;
  /** A page of that record. */
  readonly part: string | undefined;
  /** A page of that part. */
  readonly detail?: string | undefined;
}

/** The address of a section, or of what it holds. */
export const sectionPath = (organisation: string, ...rest: readonly string[]): string =>
  `/o/${[organisation, ...rest].join('/')}`;

/** Where an operator finds all organisations of the server (DESK-180). */
export const OPERATOR = '/organisations';
