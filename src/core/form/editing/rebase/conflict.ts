import type { Command } from '../commands/command';

/**
 * Something that two editors changed at once (BUILD-26). The published version stands; the own one can be taken:
 * - `property`, `setting`: both gave it another value.
 * - `place`: both moved the block, or it cannot go there any more.
 * - `removed`: you removed what they changed.
 * - `gone`: they removed what you changed, or what you added cannot stand there.
 * - `form`: you put back an earlier version.
 */
export interface Conflict {
  readonly about: 'property' | 'setting' | 'place' | 'removed' | 'gone' | 'form';
  /** Id of the block; empty for a setting and the form. */
  readonly block: string;
  /** Name of the property or setting; else empty. */
  readonly property: string;
  readonly yours: unknown;
  readonly theirs: unknown;
  /** Carried out on the rebased form, they put yours in the place of theirs. */
  readonly commands: readonly Command[];
}
