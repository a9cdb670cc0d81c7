import { createElement } from 'react';
import { commonAttributes } from '../../runtime/attributes';
import { createElementClass } from '../../runtime/element/createElementClass';
import { defineOnce } from '../../runtime/element/defineOnce';
import type { ElementDefinition, ShellProps } from '../../runtime/shell/definition';
import runtimeStyles from '../../runtime/shell/runtime.css';
import { uiStyles } from '../../ui/styles';
import deskCss from './desk.css';
import filtersCss from './filters.css';
import { DeskRoot } from './DeskRoot';
import frameCss from './frame.css';
import { LoadBuilderContext, type LoadBuilder } from './builder/loadBuilder';

/**
 * Defines `<org-desk>`, which the server's page `/admin` shows: it begins before any organisation is known.
 * @param loadBuilder brings the builder of forms (DESK-32)
 */
export function defineDesk(tag: string, loadBuilder: LoadBuilder): void {
  const Root = (props: ShellProps) =>
    createElement(LoadBuilderContext, { value: loadBuilder }, createElement(DeskRoot, props));
  const parts = {
    types: commonAttributes,
    properties: [],
    methods: [],
    styles: [...uiStyles, runtimeStyles, deskCss, filtersCss, frameCss],
    Root,
  };
  defineOnce(tag, () => createElementClass({ tag } as ElementDefinition, parts));
}
