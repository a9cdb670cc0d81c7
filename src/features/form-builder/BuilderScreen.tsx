import { type ComponentType, useEffect, useRef, useState } from 'react';
import { randomId } from '../../client/randomId';
import { lazyView } from '../../loading/lazyView';
import { useElement } from '../../runtime/context';
import { Late } from '../../ui/Late';
import type { Refusal } from '../../core/form/editing';
import { BuilderContext, useBuilder, useBuilderState } from './run/builder';
import { createBuilder, type Said } from './run/createBuilder';
import { useBlockTexts, useEditorTexts } from './run/useEditorTexts';
import { Canvas } from './canvas/Canvas';
import { useDrag } from './drag/useDrag';
import { Palette } from './palette/Palette';
import { ConfirmRemoval, MoveTo, Outline, Panel } from './parts';
import { openDesk } from './saving/openDesk';
import { type Opened, SavingContext } from './saving/saving';
import { SaveNotices } from './saving/SaveNotices';
import { Toolbar } from './Toolbar';

const Preview = lazyView(async () => (await import('./preview/Preview')).Preview);

interface BuilderScreenProps {
  readonly opened: Opened;
}

/** A form that has been opened: palette, canvas and settings (BUILD-01). */
export function BuilderScreen({ opened }: BuilderScreenProps) {
  const element = useElement();
  const [{ builder, saving, follow }] = useState(() => {
    const isReadOnly = opened.begin === null;
    const builder = createBuilder(opened.form, {
      isReadOnly,
      now: element.clock.now,
      newId: () => randomId().slice(0, 13),
    });
    const { follow, ...desk } = openDesk(opened, builder, element);
    return { builder, follow, saving: { ...desk, isReadOnly, token: opened.token, subject: opened.subject } };
  });
  useEffect(follow, [follow]);
  return (
    <BuilderContext.Provider value={builder}>
      <SavingContext.Provider value={saving}>
        <Panes isReadOnly={saving.isReadOnly} Shown={saving.subject?.Preview ?? Preview} />
      </SavingContext.Provider>
    </BuilderContext.Provider>
  );
}

function Panes({ isReadOnly, Shown }: { isReadOnly: boolean; Shown: ComponentType }) {
  const builder = useBuilder();
  const texts = useEditorTexts();
  const [isPreview, setPreview] = useState(false);
  const [tab, setTab] = useState<'palette' | 'outline'>(isReadOnly ? 'outline' : 'palette');
  const area = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useDrag(area, scroller, builder, !isReadOnly && !isPreview);
  const enter = () => panel.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  const undoKeys = (event: React.KeyboardEvent) => {
    // The rich text editor has already handled its own keys.
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey || isReadOnly) return;
    const key = event.key.toLowerCase();
    // Typing in one property is one step; a field's native undo would only take back letters.
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) builder.redo();
    else builder.undo();
  };
  return (
    <div className="builder plate" ref={area} onKeyDown={undoKeys}>
      <Toolbar isPreview={isPreview} onPreview={setPreview} />
      <SaveNotices />
      <Announcer />
      {isPreview ? (
        <Late>
          <Shown />
        </Late>
      ) : (
        <div className="builder-panes">
          <section className="builder-side" aria-label={texts[tab]}>
            {!isReadOnly && (
              <div className="builder-tabs" role="group" aria-label={texts.left}>
                {(['palette', 'outline'] as const).map((name) => (
                  <button
                    key={name}
                    type="button"
                    className="builder-tab"
                    aria-pressed={tab === name}
                    onClick={() => setTab(name)}
                  >
                    {texts[name]}
                  </button>
                ))}
              </div>
            )}
            {tab === 'palette' ? (
              <Palette />
            ) : (
              <Late>
                <Outline enter={enter} />
                {!isReadOnly && <MoveTo />}
              </Late>
            )}
          </section>
          {/* What it shows cannot be focused: without a stop of its own, keys could not scroll it. */}
          <section className="builder-middle" ref={scroller} aria-label={texts.canvas} tabIndex={0}>
            <Canvas />
          </section>
          <section
            className="builder-side"
            ref={panel}
            aria-label={texts.properties}
            tabIndex={isReadOnly ? 0 : undefined}
          >
            <fieldset className="builder-fields" disabled={isReadOnly}>
              <Late>
                <Panel />
              </Late>
            </fieldset>
          </section>
        </div>
      )}
      <Late quiet={() => true}>
        <ConfirmRemoval />
      </Late>
    </div>
  );
}

const isRefusal = (what: Said['what']): what is Refusal => !(what in done);
const done = { inserted: 1, moved: 1, removed: 1, undone: 1, redone: 1 };

/** Shows refusals as notifications and announces everything else to screen readers, from inside the shadow root. */
function Announcer() {
  const texts = useEditorTexts();
  const said = useBuilderState((state) => state.said);
  const { refusals } = useBlockTexts();
  const { notify } = useElement();
  useEffect(() => {
    if (said && isRefusal(said.what)) notify(refusals[said.what]);
  }, [said, refusals, notify]);
  return (
    <p className="visually-hidden" role="status">
      {said && !isRefusal(said.what) && texts.said[said.what](said.count)}
    </p>
  );
}
