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
  readonly formId: string;
}

export const noSubject: SubjectFilters = { type: '', typeId: '', formId: '' };

export const filtersOf = ({ kind, id }: SubjectKey): SubjectFilters =>
  kind === 'form' ? { ...noSubject, formId: id } : { ...noSubject, type: kind.toUpperCase(), typeId: id };

/** The subject that filters stand for. */
export function subjectOf({ type, typeId, formId }: SubjectFilters): SubjectKey | null {
  if (formId) return { kind: 'form', id: formId };
  if (!typeId || (type !== 'CAISSE' && type !== 'CAMPAGNE')) return null;
  return { kind: type === 'CAISSE' ? 'caisse' : 'campagne', id: typeId };
}
