import type { CurrentSession } from '../../contract/desk/session';

/** An organisation that somebody belongs to, and what they are in it. */
export type Belonging = CurrentSession['organisations'][number];
