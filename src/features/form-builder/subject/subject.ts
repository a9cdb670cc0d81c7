import type { ComponentType } from 'react';
import type { BuilderWarning, EditedForm, openForm } from '../../../core/form/editing';
import type { FormEditorTexts } from '../../../i18n/formEditor';

/** Which page is edited; the home page has no id. */
export interface PageName {
  readonly kind: 'page' | 'section' | 'mainPage';
  readonly id: string | null;
}

/** A subject of the builder other than a form: a page, a section, the home page (BUILD-61). Its code comes with it. */
export interface Subject {
  /** Names it among what the server has. */
  readonly page: PageName;
  /** A record of it as the builder edits it. */
  open(record: Readonly<Record<string, unknown>>): ReturnType<typeof openForm>;
  /** The settings that it has beside its blocks; `onShown` when they can be focused. */
  readonly Settings: ComponentType<{ onShown(): void }>;
  /** Label of its settings. */
  readonly names: Readonly<Record<string, string>>;
  readonly Preview: ComponentType;
  /** Its warnings, in place of those of forms; codes of its own have a sentence. */
  warn(form: EditedForm): Promise<readonly (Omit<BuilderWarning, 'code'> & { readonly code: string })[]>;
  readonly sentences: Readonly<Record<string, string>>;
}

/** Texts of the builder that differ from those for forms. */
export type SubjectWords = Partial<FormEditorTexts>;

/** Attributes that name it; all absent for a form. */
export interface SubjectName {
  readonly pageId: string | undefined;
  readonly sectionId: string | undefined;
  readonly mainPage: boolean;
}
