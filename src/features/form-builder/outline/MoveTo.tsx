import { useState } from 'react';
import { lazyView } from '../../../loading/lazyView';
import { Button } from '../../../ui/Button';
import { Late } from '../../../ui/Late';
import { useBuilderState } from '../run/builder';
import { useEditorTexts } from '../run/useEditorTexts';

const MoveDialog = lazyView(async () => (await import('./MoveDialog')).MoveDialog);

/** "Move to…": moves the selection without dragging or repeated key presses. */
export function MoveTo() {
  const texts = useEditorTexts();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isAnySelected = useBuilderState(({ history }) => history.selected.length > 0);
  return (
    <>
      <Button variant="secondary" aria-disabled={!isAnySelected} onClick={() => isAnySelected && setOpen(true)}>
        {texts.moveTo}
      </Button>
      {isOpen !== null && (
        <Late>
          <MoveDialog open={isOpen} close={() => setOpen(false)} />
        </Late>
      )}
    </>
  );
}
