import type { EditedForm } from '../../../core/form/editing';

/** The title of a form; empty when it has none. */
export const titleOf = ({ settings: { title } }: EditedForm): string => (typeof title === 'string' ? title : '');
