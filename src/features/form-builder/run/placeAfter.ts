import { type EditedForm, findBlock, type Place, refusalOf } from '../../../core/form/editing';

/**
 * Where a new block goes: inside the selected one if it is a box, else after it or after the nearest ancestor it may follow;
 * without a selection, at the end of the form but above the button that ends it.
 */
export function placeAfter(form: EditedForm, selected: string, type: string): Place {
  const { document } = form;
  const spot = findBlock(document, selected);
  const fits = (at: Place) =>
    refusalOf(form, { do: 'insert', blocks: [{ id: ' ', type, props: {}, children: [] }], at }) === null;
  const around = spot ? [spot, ...spot.around.flatMap(({ id }) => findBlock(document, id) ?? [])] : [];
  const places = [
    ...(spot ? [{ parent: spot.block.id, index: spot.block.children.length }] : []),
    ...around.map(({ parent, index }) => ({ parent, index: index + 1 })),
  ];
  const end = document.children.length;
  const index = document.children.at(-1)?.type === 'submit' ? end - 1 : end;
  return places.find(fits) ?? { parent: null, index };
}
