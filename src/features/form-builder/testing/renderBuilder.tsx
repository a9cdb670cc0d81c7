import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadTexts } from '../../../i18n/catalogue';
import { ElementContextProvider } from '../../../runtime/context';
import { buildElement, type TestOptions } from '../../../runtime/testing/buildElement';
import * as drawing from '../../form/editing';
import { builderWith } from '../BuilderView';
import { builderTexts } from '../run/useEditorTexts';

const BuilderView = builderWith(() => Promise.resolve(drawing));
type BuilderProps = Parameters<typeof BuilderView>[0];

export interface BuilderOptions extends TestOptions {
  readonly props?: Partial<BuilderProps>;
}

/** A block of a document, as tests write it. */
export const written = (id: string, type: string, props: object = {}, children: readonly object[] = []) => ({
  id,
  type,
  props,
  children,
});

/** A form as the server answers it to its author (CALL-23). */
export const adminForm = (children: readonly object[], more: object = {}) => ({
  id: 'f1',
  organisation: 'demo',
  revision: 3,
  title: 'Gala',
  type: 'SIMPLE',
  identity: 'NONE',
  content: JSON.stringify({ schemaVersion: 1, children }),
  ...more,
});

// Nothing scrolls here.
Element.prototype.scrollIntoView = () => {};

/** The builder in light DOM, over a server, a clock and a storage in the test's hands. */
export async function renderBuilder(options: BuilderOptions = {}) {
  const { props, ...rest } = options;
  const lang = options.context?.lang ?? 'fr';
  const featureTexts = await loadTexts(builderTexts, lang);
  const element = buildElement({ ...rest, context: { catalogue: builderTexts, featureTexts, ...options.context } });
  const view = (changes: Partial<BuilderProps> = {}) => (
    <ElementContextProvider value={element.context}>
      <BuilderView mode="edit" {...props} {...changes} />
    </ElementContextProvider>
  );
  const { container, unmount, rerender } = render(view());
  await waitFor(() => expect(container.querySelector('.panel-title, .notice')).not.toBeNull());
  return {
    ...element,
    container,
    unmount,
    setProps: (changes: Partial<BuilderProps>) => rerender(view(changes)),
    user: userEvent.setup({ delay: null }),
    /** Types of the blocks on the canvas, each before those in it. */
    shown: () =>
      [...container.querySelectorAll<HTMLElement>('.canvas-sheet [data-block]')].map(({ dataset }) => dataset['block']),
  };
}
