import type { AuthorSettings, FormDefinition } from '../../../core/form';

/** A form of the host page, which may know what its author says once it is sent: no answer of the server has it. */
export interface GivenForm extends FormDefinition {
  readonly author: AuthorSettings;
}
