import type { FormEditorTexts } from '../../i18n/formEditor';
import { lazyView } from '../../loading/lazyView';
import { Button } from '../../ui/Button';
import { Late } from '../../ui/Late';
import { redoIcon, undoIcon } from './icons';
import { useBuilder, useBuilderState } from './run/builder';
import { titleOf } from './run/titleOf';
import { useEditorTexts } from './run/useEditorTexts';
import { ToolButton } from './ToolButton';
import { NoWarnings } from './NoWarnings';
import { ToolMenu } from './tools/ToolMenu';
import { type SavingState, useSaving, useSavingState } from './saving/saving';

const KeptWords = lazyView(async () => (await import('./saving/KeptWords')).KeptWords);
const WarningList = lazyView(async () => (await import('./WarningList')).WarningList);

interface ToolbarProps {
  readonly isPreview: boolean;
  onPreview(isPreview: boolean): void;
}

/** Undo, warnings, preview and saving. */
export function Toolbar({ isPreview, onPreview }: ToolbarProps) {
  const builder = useBuilder();
  const texts = useEditorTexts();
  const { saver, isReadOnly, subject, token } = useSaving();
  const name = useBuilderState(({ history }) => titleOf(history.present));
  const canUndo = useBuilderState(({ history }) => history.past.length > 0);
  const canRedo = useBuilderState(({ history }) => history.future.length > 0);
  const isChanged = useBuilderState(({ history }) => history.present !== history.base);
  const saveBeside = useSavingState((state) => state.saveBeside);
  const kept = useSavingState((state) => state.kept);
  const isSaving = useSavingState((state) => state.isSaving);
  const steps = [
    { label: texts.undo, icon: undoIcon, can: canUndo, press: () => builder.undo() },
    { label: texts.redo, icon: redoIcon, can: canRedo, press: () => builder.redo() },
  ];
  return (
    <header className="builder-bar">
      <h2 className="builder-title">{name || texts.untitled}</h2>
      {!isReadOnly && (
        <div className="builder-steps" role="group" aria-label={texts.history}>
          {steps.map(({ label, icon, can, press }) => (
            <ToolButton key={label} label={label} icon={icon} turns disabled={!can} press={press} />
          ))}
        </div>
      )}
      <span className="builder-state muted" role="status" aria-busy={kept === 'asked' && !isChanged}>
        {!isReadOnly && (
          <Late fallback={texts.unsaved}>{saveBeside ? texts.unsaved : stateOf(isChanged, kept, texts)}</Late>
        )}
      </span>
      <Late fallback={<NoWarnings />}>
        <WarningList />
      </Late>
      {(!subject || token) && <ToolMenu />}
      <Button variant="secondary" aria-pressed={isPreview} onClick={() => onPreview(!isPreview)}>
        {isPreview ? texts.edit : texts.preview}
      </Button>
      {!isReadOnly && (
        <Button busy={isSaving} busyText={texts.saving} onClick={() => void saver.save()}>
          {texts.save}
        </Button>
      )}
    </header>
  );
}

/** State of the changes; invisible, but with its room reserved, until it is known whether there are any. */
function stateOf(isChanged: boolean, kept: SavingState['kept'], { saved, unsaved }: FormEditorTexts) {
  // An undone change counts until the server knows of it.
  const isWaiting = kept === 'unread' || kept === 'browser' || kept === 'here';
  if (isWaiting || (isChanged && kept === 'draft')) return <KeptWords />;
  if (isChanged) return unsaved;
  return saved;
}
