import { commonAttributes } from '../../runtime/attributes';
import { createElementClass } from '../../runtime/element/createElementClass';
import { defineOnce } from '../../runtime/element/defineOnce';
import type { ElementDefinition } from '../../runtime/shell/definition';
import runtimeStyles from '../../runtime/shell/runtime.css';
import { uiStyles } from '../../ui/styles';
import deskCss from './desk.css';
import { DeskRoot } from './DeskRoot';

/** Defines `<org-desk>`, which the server's page `/admin` shows: it begins before any organisation is known. */
export function defineDesk(tag: string): void {
  const parts = {
    types: commonAttributes,
    properties: [],
    methods: [],
    styles: [...uiStyles, runtimeStyles, deskCss],
    Root: DeskRoot,
  };
  defineOnce(tag, () => createElementClass({ tag } as ElementDefinition, parts));
}
