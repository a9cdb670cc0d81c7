import { accordion } from '../../blocks/accordion';
import { carousel } from '../../blocks/carousel';
import { embeddedPage } from '../../blocks/embeddedPage';
import { pdf } from '../../blocks/pdf';
import { richText } from '../../blocks/richText';
import { section } from '../../blocks/section';
import { video } from '../../blocks/video';
import { editorOf, type KindEditor } from './kindEditor';
import { basicFlag, basicText, commonEditors } from './sharedEditors';

/** Editors of what is only shown. */
export const contentKinds: readonly KindEditor[] = [
  editorOf(richText, 'content', commonEditors, { html: { format: 'richText', group: 'basic', isTranslatable: true } }),
  editorOf(carousel, 'content', commonEditors, {
    items: { format: 'items', group: 'basic', items: { image: { format: 'picture', group: 'basic' } } },
    interval: { format: 'number', group: 'basic', unit: 'ms' },
    maxImageHeight: { format: 'length', group: 'layout' },
  }),
  editorOf(accordion, 'content', commonEditors, {
    items: {
      format: 'items',
      group: 'basic',
      items: { title: basicText, description: { format: 'richText', group: 'basic', isTranslatable: true } },
    },
  }),
  editorOf(embeddedPage, 'content', commonEditors, { url: { format: 'address', group: 'basic' } }),
  editorOf(pdf, 'content', commonEditors, { pdf: { format: 'pdf', group: 'basic' }, previz: basicFlag }),
  editorOf(video, 'content', commonEditors, { video: { format: 'video', group: 'basic' }, autoPlay: basicFlag }),
  editorOf(section, 'content', commonEditors, {
    sectionId: { format: 'section', group: 'basic', ref: 'section' },
  }),
];
