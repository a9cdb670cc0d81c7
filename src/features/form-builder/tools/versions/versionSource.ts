import type { DocumentProblem } from '../../../../core/form';
import type { EditedForm } from '../../../../core/form/editing';

/** A version as the list has it. */
export interface Listed {
  readonly revision: number;
  /** Name of the token or account that saved it, if it is known. */
  readonly by: string | null;
  readonly at: string;
}

/** The versions of what is edited, as the server has them. */
export interface VersionSource {
  /** Newest first, page by page. @throws ApiError */
  list(before?: string): Promise<{ readonly data: readonly Listed[]; readonly next: string | null }>;
  /** What was edited, as it was in a version. @throws ApiError */
  read(revision: number): Promise<EditedForm | DocumentProblem>;
}

const PAGE = '20';

/** The query of a list. */
export const queryOf = (before: string | undefined) => ({ limit: PAGE, ...(before !== undefined && { before }) });

/** A version that may be restored, and what it holds. */
export interface Restorable {
  readonly revision: number;
  readonly form: EditedForm;
  done(): void;
}
