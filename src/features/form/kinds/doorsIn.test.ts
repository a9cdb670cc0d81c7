import { blockKinds, plainKinds } from '../../../core/form';
import { moreViews } from './moreViews';
import { doorsIn } from '../../../core/form/document/doorsIn';

const form = (type: string, props: object = {}) =>
  JSON.stringify({ data: { products: [], content: JSON.stringify({ children: [{ type, props, children: [] }] }) } });

describe('doorsIn', () => {
  it('knows a door for each kind of blocks that a plain form has not', () => {
    const withoutDoor = Object.keys(moreViews).filter((type) => doorsIn(form(type)).length < 2);
    // Kinds that only show their children, or are drawn by another kind, have no file of their own.
    expect(withoutDoor).toEqual(['embeddedForm', 'step']);
  });

  it('opens none for plain forms, whatever their settings say, and that of kinds for all others', () => {
    const plain = [...plainKinds.keys()];
    expect(plain.flatMap((type) => doorsIn(form(type)))).toEqual([]);
    const others = [...blockKinds.keys()].filter((type) => !plain.includes(type));
    expect(others.filter((type) => !doorsIn(form(type)).includes('kinds'))).toEqual([]);
  });

  it('sees telephone numbers and layout parameters', () => {
    expect(doorsIn(form('text', { kind: 'phone' }))).toEqual(['people']);
    expect(doorsIn(form('text', { fontSize: '20px' }))).toEqual(['frame']);
    expect(doorsIn(form('text', { height: '', label: 'x' }))).toEqual([]);
  });
});
