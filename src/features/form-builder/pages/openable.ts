import { type EditedForm, pageContent } from '../../../core/form/editing';
import type { PageName } from '../subject/subject';

export const sortOf = ({ kind }: PageName): NonNullable<EditedForm['sort']> => (kind === 'section' ? kind : 'page');

/** A stored record in the form the builder opens. */
export const openable = (record: Readonly<Record<string, unknown>>, name: PageName) => {
  const { content } = record;
  return { ...record, content: typeof content === 'string' ? pageContent(content, sortOf(name)) : content };
};
