import { act, fireEvent, render } from '@testing-library/react';
import { memo, Profiler } from 'react';
import { formTexts } from '../../i18n/form';
import { ElementContextProvider } from '../../runtime/context';
import { buildElement } from '../../runtime/testing/buildElement';
import type { BlockView, BlockViewProps } from './run/blockView';
import { findForm } from './find/findForm';
import { FormScreen } from './FormScreen';

const pairs = 500;
const block = (type: string, props: object, children: readonly object[] = []) => ({ type, props, children });
const text = (fieldKey: string) => block('text', { fieldKey, label: fieldKey });
const paired = Array.from({ length: pairs }, (_, pair) => {
  const conditions = [{ field: `[TEXT]_a${pair}`, type: 'EQUAL', values: ['x', 'xy'] }];
  return [text(`a${pair}`), block('conditional', { conditions, default: 'HIDE', action: 'SHOW' }, [text(`b${pair}`)])];
}).flat();

/** A form over a host page's definition; `drawn` returns the keys rendered since its last call. */
async function renderContent(content: readonly object[]) {
  const { context } = buildElement({ context: { featureTexts: await formTexts.fr() } });
  const found = await findForm(context, { formId: null, definition: { content }, mode: 'live' });
  if (found === 'closed') throw new Error('closed');
  const drawn: string[] = [];
  const watched = ({ View, ...view }: BlockView): BlockView => {
    const Watched = memo(function Watched(props: BlockViewProps) {
      const id = props.block.fields[0]?.key ?? 'conditional';
      return (
        <Profiler id={id} onRender={() => void drawn.push(id)}>
          <View {...props} />
        </Profiler>
      );
    });
    return { ...view, View: Watched };
  };
  const views = new Map([...found.views].map(([type, view]) => [type, watched(view)]));
  const { container } = render(
    <ElementContextProvider value={context}>
      <FormScreen found={{ ...found, views }} formId={null} mode="live" values={undefined} ports={undefined} />
    </ElementContextProvider>,
  );
  await act(() => import('./sending/sending'));
  return {
    container,
    drawn: () => drawn.splice(0).sort(),
    type(key: string, value: string) {
      const control = container.querySelector(`[data-field="${key}"] input`);
      if (!control) throw new Error(`${key} is not shown`);
      fireEvent.change(control, { target: { value } });
    },
  };
}

describe('a form of 1000 fields', () => {
  it.each([10, 1000])('FORM-01 draws one field for a key, past few others: of %i fields', async (count) => {
    const { container, drawn, type } = await renderContent(Array.from({ length: count }, (_, at) => text(`f${at}`)));
    expect(drawn()).toHaveLength(count);
    type(`[TEXT]_f${count - 3}`, 'x');
    expect(drawn()).toEqual([`[TEXT]_f${count - 3}`]);
    // React and browsers go through the siblings of what changed, and of all around it.
    const lists = [...container.querySelectorAll('*')].map(({ childElementCount }) => childElementCount);
    expect(Math.max(...lists)).toBeLessThanOrEqual(70);
  });

  it('ENG-10 draws the field that is typed in, and what depends on it, and nothing else', async () => {
    const { drawn, type } = await renderContent(paired);
    expect(drawn().filter((key) => key !== 'conditional')).toHaveLength(pairs);
    type('[TEXT]_a250', 'w');
    expect(drawn()).toEqual(['[TEXT]_a250']);
    type('[TEXT]_a250', 'x');
    expect(drawn()).toEqual(['[TEXT]_a250', '[TEXT]_b250', 'conditional']);
    type('[TEXT]_a250', 'xy');
    expect(drawn()).toEqual(['[TEXT]_a250']);
    type('[TEXT]_b250', 'z');
    expect(drawn()).toEqual(['[TEXT]_b250', 'conditional']);
    type('[TEXT]_a250', '');
    expect(drawn()).toEqual(['[TEXT]_a250', 'conditional']);
  });
});
