import { type SyntheticEvent, useMemo, useRef } from 'react';
import { lazyView } from '../../loading/lazyView';
import { Late } from '../../ui/Late';
import type { CompiledBlock } from '../../core/form';
import { BlockParts } from './frame/BlockParts';
import { Blocks } from './frame/Blocks';
import { Drafts } from './drafts/Drafts';
import { useForm } from './run/formRun';
import { loadSending } from './sending/loadSending';
import { SubmitButton } from './sending/SubmitButton';
import { useFormState } from './run/useField';

const ErrorSummary = lazyView(async () => (await loadSending()).ErrorSummary);

/** Fields from which on a browser draws only those near the viewport: above, it pays for heights that are first guessed. */
const LONG = 150;

/** The form while it is filled in. */
export function FormBody() {
  const run = useForm();
  const { definition, compiled, mode } = run;
  const offer = useRef<HTMLDivElement>(null);
  const ownButton = useMemo(() => has(compiled.blocks, ['submit', 'steps']), [compiled]);
  const isLong = run.engine.evaluation.fieldIndex.slots.size > LONG;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run.proceed();
  };
  return (
    <form
      className={isLong ? 'form plate form-long' : 'form plate'}
      noValidate
      onSubmit={submit}
      aria-label={definition.title || undefined}
    >
      {definition.title && <h2 className="form-title">{definition.title}</h2>}
      {definition.description && <p className="form-description">{definition.description}</p>}
      <div ref={offer} className="form-offer" />
      <Summary />
      {/* Chromium takes seconds to insert thousands of fields into a form one by one, but not inside a box. */}
      <div style={{ display: 'contents' }}>
        {isLong ? <BlockParts blocks={compiled.blocks} /> : <Blocks blocks={compiled.blocks} />}
      </div>
      <Trap />
      {!ownButton && mode !== 'readonly' && (
        <div className="form-actions">
          <SubmitButton />
        </div>
      )}
      <Waiting />
      {mode === 'live' && <Drafts offer={offer} />}
    </form>
  );
}

const has = (blocks: readonly CompiledBlock[], types: readonly string[]): boolean =>
  blocks.some(({ kind, children }) => (kind && types.includes(kind.type)) || has(children, types));

/** Announces that sending waits for uploads; the button shows the rest. */
function Waiting() {
  const { texts } = useForm();
  const waiting = useFormState((state) => state.phase === 'waiting');
  return (
    <p className="muted" role="status">
      {waiting && texts.filesUnderWay}
    </p>
  );
}

/** Problems of the last attempt. */
function Summary() {
  const found = useFormState((state) => state.found);
  const failure = useFormState((state) => state.failure);
  return (
    (found.length > 0 || failure !== null) && (
      <Late>
        <ErrorSummary found={found} failure={failure} />
      </Late>
    )
  );
}

/** Honeypot: a field only bots fill in. */
function Trap() {
  const { trap } = useForm();
  return (
    <div className="form-trap" aria-hidden="true">
      <input ref={trap} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
