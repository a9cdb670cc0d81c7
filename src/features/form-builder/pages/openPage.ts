import { openForm, pageWarnings } from '../../../core/form/editing';
import { loadTexts } from '../../../i18n/catalogue';
import { formPageTexts } from '../../../i18n/formPages';
import { lazyView } from '../../../loading/lazyView';
import type { ElementContext } from '../../../runtime/context';
import { loadWork } from '../parts';
import type { OpenOptions } from '../saving/openBuilder';
import type { Opened } from '../saving/saving';
import { UnreadableForm } from '../saving/unreadableForm';
import type { SubjectName, SubjectWords } from '../subject/subject';
import { openable, type PageName, pagePublisher, sortOf } from './pagePublisher';
import { settingsOfPages } from './PageSettings';
import { mainPageSource, pageSource, sectionSource } from './pageSources';

const PagePreview = lazyView(async () => (await import('./PagePreview')).PagePreview);

/**
 * Opens a page of blocks, a custom section or the blocks of the home page (BUILD-61): that of the host page, else the server's.
 * @throws ApiError; UnreadableForm when the layout is newer than this version
 */
export async function openPage(
  element: ElementContext,
  { pageId, sectionId, token, definition, mode }: Omit<OpenOptions, 'formId'> & SubjectName,
  say: (words: SubjectWords) => void,
): Promise<Opened> {
  const name = nameOf(pageId, sectionId);
  const { words, sorts, names, help, warnings } = await loadTexts(formPageTexts, element.lang);
  const { form: called, untitled } = sorts[name.kind];
  say({ ...words, form: called, canvas: called, untitled });
  const calling = token ? { client: element.client, token, signal: element.signal } : null;
  const source = calling && sourceOf(name, calling);
  const stored = definition === undefined ? await source?.read() : undefined;
  const form = openForm(openable(stored?.record ?? recordOf(definition), name), sortOf(name));
  if (typeof form === 'string') throw new UnreadableForm(form);
  const opened = { form, formId: null, revision: null, token, name: [name.kind, name.id].join(' ').trim() };
  const publisher = pagePublisher(element, name, source, stored?.version);
  const begin = async () => (await loadWork()).beginWork(element, opened, publisher);
  const isAddressed = name.kind === 'page';
  return {
    ...opened,
    begin: mode === 'edit' ? begin : null,
    subject: {
      Settings: settingsOfPages(name.kind, { names, help }),
      names,
      Preview: PagePreview,
      warn: (page) => pageWarnings(page, { isAddressed }),
      sentences: warnings,
    },
  };
}

function nameOf(pageId: string | undefined, sectionId: string | undefined): PageName {
  if (pageId) return { kind: 'page', id: pageId };
  return sectionId ? { kind: 'section', id: sectionId } : { kind: 'mainPage', id: null };
}

function sourceOf({ kind, id }: PageName, calling: Parameters<typeof mainPageSource>[0]) {
  if (id === null) return mainPageSource(calling);
  return kind === 'page' ? pageSource(calling, id) : sectionSource(calling, id);
}

const recordOf = (given: unknown): Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null ? { ...given } : {};
