import { openForm } from '../../../core/form/editing';
import { loadTexts } from '../../../i18n/catalogue';
import { formPageTexts } from '../../../i18n/formPages';
import { lazyView } from '../../../loading/lazyView';
import { patiently } from '../../../loading/patiently';
import type { ElementContext } from '../../../runtime/context';
import { loadWork } from '../parts';
import type { OpenOptions } from '../saving/openBuilder';
import type { Opened } from '../saving/saving';
import { UnreadableForm } from '../saving/unreadableForm';
import type { PageName, Subject, SubjectName, SubjectWords } from '../subject/subject';
import { openable, sortOf } from './openable';
import type { Calling, PageSource } from './pageSource';

const loadRest = () => import('./page.lazy');
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
  // A failure surfaces where it is used.
  loadRest().catch(() => {});
  const calling = token ? { client: element.client, token, signal: element.signal } : null;
  const [{ words, sorts, names, help, warnings }, source] = await Promise.all([
    loadTexts(formPageTexts, element.lang),
    calling && loadSource(name, calling),
  ]);
  const { form: called, untitled } = sorts[name.kind];
  say({ ...words, form: called, canvas: called, untitled });
  const stored = definition === undefined ? await source?.read() : undefined;
  const open: Subject['open'] = (record) => openForm(openable(record, name), sortOf(name));
  const form = open(stored?.record ?? recordOf(definition));
  if (typeof form === 'string') throw new UnreadableForm(form);
  const opened = { form, formId: null, revision: null, token, name: [name.kind, name.id].join(' ').trim() };
  const begin = async () => {
    const [{ beginWork }, { pagePublisher }] = await Promise.all([loadWork(), loadRest()]);
    return beginWork(element, opened, pagePublisher(element, name, source, stored?.version));
  };
  const isAddressed = name.kind === 'page';
  return {
    ...opened,
    begin: mode === 'edit' ? begin : null,
    subject: {
      page: name,
      open,
      Settings: lazyView(async () => (await loadRest()).settingsOfPages(name.kind, { names, help })),
      names,
      Preview: PagePreview,
      warn: async (page) => (await patiently(loadRest)).pageWarnings(page, { isAddressed }),
      sentences: warnings,
    },
  };
}

function nameOf(pageId: string | undefined, sectionId: string | undefined): PageName {
  if (pageId) return { kind: 'page', id: pageId };
  return sectionId ? { kind: 'section', id: sectionId } : { kind: 'mainPage', id: null };
}

/** Each comes with no other's calls. */
async function loadSource({ kind, id }: PageName, calling: Calling): Promise<PageSource> {
  if (id === null) return (await import('./mainPageSource')).mainPageSource(calling);
  if (kind === 'page') return (await import('./ownPageSource')).pageSource(calling, id);
  return (await import('./sectionSource')).sectionSource(calling, id);
}

const recordOf = (given: unknown): Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null ? { ...given } : {};
