import type { DocumentProblem } from '../../../core/form';

/** A form whose layout this version cannot open. */
export class UnreadableForm extends Error {
  constructor(readonly problem: DocumentProblem) {
    super(`org-sdk: the form cannot be opened: ${problem}.`);
  }
}
