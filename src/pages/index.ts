import type { PageData } from '../contract/site/pageData';
import { attr, commonAttributes } from '../runtime/attributes';
import { createElementClass } from '../runtime/element/createElementClass';
import { defineOnce } from '../runtime/element/defineOnce';
import type { ElementDefinition } from '../runtime/shell/definition';
import { SiteRoot } from './SiteRoot';
import { takeOverBy } from './takeOver';

const types = {
  ...commonAttributes,
  base: attr.string,
  hash: attr.flag,
  'page-data': attr.json(readPageData),
};

/** Defines `<org-site>`. */
export function defineSite(tag: string): void {
  const definition = { tag } as ElementDefinition;
  const parts = {
    types,
    properties: [],
    methods: [],
    // They come with the pages: those that the server has drawn have them.
    styles: [],
    Root: SiteRoot,
    takeOver: takeOverBy(SiteRoot),
  };
  defineOnce(tag, () => createElementClass(definition, parts));
}

/** The server's own answer (CALL-20), handed on by the page around. */
function readPageData(value: unknown): PageData {
  const { type, site } = (value ?? {}) as Partial<PageData>;
  if (typeof type !== 'string' || typeof site !== 'object') throw new Error('It is not what CALL-20 answers.');
  return value as PageData;
}
