/** Id of the main fund among funds: it has no record. */
export const MAIN_FUND = '';

/** What payments are for, by its name. */
export interface Subject {
  readonly kind: 'caisse' | 'campagne' | 'form';
  readonly id: string;
  readonly name: string;
}
export type SubjectKey = Pick<Subject, 'kind' | 'id'>;

/** The filters of the list that a subject stands for; all empty: none. */
export interface SubjectFilters {
  readonly type: string;
  readonly typeId: string;
  readonly principale: string;
  readonly formId: string;
}

export const noSubject: SubjectFilters = { type: '', typeId: '', principale: '', formId: '' };

export function filtersOf({ kind, id }: SubjectKey): SubjectFilters {
  if (kind === 'form') return { ...noSubject, formId: id };
  if (id === MAIN_FUND) return { ...noSubject, principale: 'true' };
  return { ...noSubject, type: kind.toUpperCase(), typeId: id };
}

/** The subject that filters stand for. */
export function subjectOf({ type, typeId, principale, formId }: SubjectFilters): SubjectKey | null {
  if (principale === 'true') return { kind: 'caisse', id: MAIN_FUND };
  if (formId) return { kind: 'form', id: formId };
  if (!typeId || (type !== 'CAISSE' && type !== 'CAMPAGNE')) return null;
  return { kind: type === 'CAISSE' ? 'caisse' : 'campagne', id: typeId };
}
