import { envelope, type DeskToFrame, type FrameToDesk } from '../../contract/messages';
import { followDraft } from './followDraft';

const ours = 'https://orgkit.test';
const draft = envelope<DeskToFrame>({ type: 'draft', settings: { label: 'Gala' } });

/** A framed window, and what it is shown. */
function frame(origin: string, isFramed = true) {
  const asked: unknown[][] = [];
  const postMessage = (...args: unknown[]) => asked.push(args);
  const own = Object.assign(new EventTarget(), { location: { origin }, postMessage });
  const parent = isFramed ? { postMessage } : own;
  Object.assign(own, { parent });
  const shown: unknown[] = [];
  const ending = new AbortController();
  followDraft((settings) => shown.push(settings), ending.signal, own as unknown as Window);
  const say = (data: unknown, from: { source?: unknown; origin?: string } = {}) =>
    own.dispatchEvent(Object.assign(new Event('message'), { data, source: parent, origin: ours, ...from }));
  return { asked, shown, say, end: () => ending.abort() };
}

describe('draft of a framed campaign', () => {
  it('DESK-53 asks the desk of its own server, and shows what that sends until it ends', () => {
    const { asked, shown, say, end } = frame(ours);
    expect(asked).toEqual([[envelope<FrameToDesk>({ type: 'draft-wanted' }), ours]]);
    say(draft);
    expect(shown).toEqual([{ label: 'Gala' }]);
    end();
    say(draft);
    expect(shown).toHaveLength(1);
  });

  it('DESK-53 hears neither other origins, nor other windows, nor other messages', () => {
    const { shown, say } = frame(ours);
    say(draft, { origin: 'https://elsewhere.test' });
    say(draft, { origin: 'null' });
    say(draft, { source: {} });
    say({ type: 'draft', settings: {} });
    say(envelope({ type: 'hello', page: ours }));
    expect(shown).toEqual([]);
  });

  it('DESK-53 asks nobody where the page has no origin, or no parent', () => {
    const cases = [
      [frame('null'), 'null'],
      [frame(ours, false), ours],
    ] as const;
    for (const [{ asked, shown, say }, origin] of cases) {
      say(draft, { origin });
      expect([asked, shown]).toEqual([[], []]);
    }
  });
});
