import type { ComponentType } from 'react';
import { uiStyles } from '../../ui/styles';
import runtimeStyles from '../shell/runtime.css';
import { commonAttributes, type AttributeProps, type AttributeTable } from '../attributes';
import { createElementClass } from './createElementClass';
import { defineOnce } from './defineOnce';
import type { ElementDefinition, ElementOptions } from '../shell/definition';
import { Shell } from '../shell/Shell';

/**
 * Defines the custom element `tag`, which shows `View` in an open shadow root. Does nothing when the tag is defined
 * already: the script may run twice. The view finds organisation, language, texts and client with useElement.
 */
export function defineElement<A extends AttributeTable = Record<never, never>, P extends object = Record<never, never>>(
  tag: string,
  View: ComponentType<AttributeProps<A> & P>,
  options: ElementOptions<A, P> = {},
): void {
  const {
    attributes,
    properties = [],
    methods = [],
    styles = [],
    texts,
    Skeleton,
    resolveOrganisation,
    patience,
  } = options;
  const ownsIntent = Object.hasOwn(attributes ?? {}, 'intent');
  const definition = {
    tag,
    View,
    Skeleton,
    texts,
    resolveOrganisation,
    patience,
    ownsIntent,
  } as unknown as ElementDefinition;
  const parts = {
    types: { ...commonAttributes, ...attributes },
    properties,
    methods,
    styles: [...uiStyles, runtimeStyles, ...styles],
    Root: Shell,
  };
  defineOnce(tag, () => createElementClass(definition, parts));
}
