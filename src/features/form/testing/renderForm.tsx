import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Form } from '../../../contract/forms/forms';
import { formTexts } from '../../../i18n/form';
import { ElementContextProvider } from '../../../runtime/context';
import { type Answer, buildElement, type SeenCall, type TestOptions } from '../../../runtime/testing/buildElement';
import { FormView } from '../FormView';
import type { FormViewProps } from '../run/FormViewProps';

/** A block as tests write it: its type, its properties, its children. */
export type TestBlock = readonly [type: string, props?: object, children?: readonly TestBlock[]];

const written = ([type, props = {}, children = []]: TestBlock): object => ({
  type,
  props,
  children: children.map(written),
});

export interface RenderOptions extends Omit<TestOptions, 'answer'> {
  readonly blocks?: readonly TestBlock[];
  /** Settings of the form beside its layout (ENT-01). */
  readonly form?: Partial<Omit<Form, 'content'>>;
  readonly props?: Partial<FormViewProps>;
  /** Answer to CALL-21 in place of the form. */
  readonly found?: Answer;
  /** Answer to CALL-05. */
  readonly submit?: (call: SeenCall) => Answer | Promise<Answer>;
  /** Answer to any other call. */
  readonly answer?: (call: SeenCall) => Answer | Promise<Answer>;
  readonly navigate?: (url: string) => 'navigated' | 'opened' | 'blocked';
}

let forms = 0;

/** A form of the server in light DOM, over a server, a clock and a storage in the test's hands. */
export async function renderForm(options: RenderOptions = {}) {
  const { blocks = [], form, props, found, submit, answer, navigate } = options;
  const content = JSON.stringify({ schemaVersion: 1, children: blocks.map(written) });
  // Answers are shared by the elements of a page: each test has a form of its own.
  const formId = `f${(forms += 1)}`;
  const element = buildElement({
    ...options,
    context: {
      host: document.createElement('org-form'),
      featureTexts: await formTexts[options.context?.lang ?? 'fr'](),
      ...options.context,
    },
    answer: (call) => {
      if (call.path === `/forms/id/${formId}`) {
        return found ?? { json: { data: { id: formId, organisation: 'demo', revision: 3, ...form, content } } };
      }
      if (call.path === `/forms/submit/${formId}`) {
        return submit?.(call) ?? { json: { success: true, data: { id: 's1' } } };
      }
      return answer?.(call) ?? 'network';
    },
  });
  const visited: string[] = [];
  let keys = 0;
  const ports = {
    navigate: (url: string) => {
      visited.push(url);
      return navigate?.(url) ?? 'navigated';
    },
    createKey: () => `key-0000${(keys += 1)}`,
    pageAddress: () => 'https://shul.example/inscription?a=77&x=1',
  };
  const view = (changes: Partial<FormViewProps> = {}) => (
    <ElementContextProvider value={element.context}>
      <FormView formId={formId} mode="live" {...props} {...changes} ports={ports} />
    </ElementContextProvider>
  );
  const { rerender, unmount, container } = render(view());
  // Preloads chunks that come while the visitor fills in the form: tests do not wait for them.
  await Promise.all([
    import('../sending/sending'),
    import('../people/PhoneText'),
    import('../../../ui/phone/phoneLibrary'),
    import('../drafts/DraftPanel'),
  ]);
  await waitFor(() => expect(container.querySelector('.form-skeleton')).toBeNull());
  return {
    ...element,
    /** Calls a method of the host page's element. */
    call: (name: string, ...args: unknown[]) => (element.methods?.[name] as (...all: unknown[]) => unknown)(...args),
    formId,
    container,
    visited,
    user: userEvent.setup({ delay: null }),
    unmount,
    setProps: (changes: Partial<FormViewProps>) => rerender(view(changes)),
    /** The requests of CALL-05. */
    submissions: () => element.calls.filter(({ path }) => path === `/forms/submit/${formId}`),
  };
}
