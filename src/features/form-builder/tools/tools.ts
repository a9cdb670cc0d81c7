import type { ComponentType } from 'react';
import type { FormToolTexts } from '../../../i18n/formTools';
import { lazyView } from '../../../loading/lazyView';
import type { ToolProps } from './toolProps';

/** A dialog that the builder's menu opens. */
export interface Tool {
  readonly name: keyof FormToolTexts['names'];
  readonly View: ComponentType<ToolProps>;
  /** Also of use where nothing can be changed (BUILD-45). */
  readonly isForReaders: boolean;
  /** About the form that a server has: of no use where the page stores it (BUILD-89). */
  readonly isOfServer: boolean;
  /** Also for what is no form. */
  readonly isForPages?: true;
}

/** The tools in the order of the menu. */
export const tools: readonly Tool[] = [
  {
    name: 'share',
    View: lazyView(async () => (await import('./share/ShareDialog')).ShareDialog),
    isForReaders: true,
    isOfServer: true,
  },
  {
    name: 'file',
    View: lazyView(async () => (await import('./file/FileDialog')).FileDialog),
    isForReaders: true,
    isOfServer: false,
  },
  {
    name: 'translations',
    View: lazyView(async () => (await import('./translations/TranslationsDialog')).TranslationsDialog),
    isForReaders: false,
    isOfServer: false,
  },
  {
    name: 'versions',
    View: lazyView(async () => (await import('./versions/VersionsDialog')).VersionsDialog),
    isForReaders: true,
    isOfServer: true,
    isForPages: true,
  },
  {
    name: 'copy',
    View: lazyView(async () => (await import('./life/CopyDialog')).CopyDialog),
    isForReaders: false,
    isOfServer: true,
  },
  {
    name: 'archive',
    View: lazyView(async () => (await import('./life/ArchiveDialog')).ArchiveDialog),
    isForReaders: false,
    isOfServer: true,
  },
];
