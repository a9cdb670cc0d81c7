import { useState } from 'react';
import { Dialog } from '../../../../ui/Dialog';
import { useEditorTexts } from '../../run/useEditorTexts';
import type { ToolProps } from '../toolProps';
import { useToolTexts } from '../useToolTexts';
import { useStoredForm } from './useStoredForm';
import { useVersionTexts } from './useVersionTexts';
import { Version } from './Version';
import { type Listed, VersionList } from './VersionList';

/** All versions of a form: who saved them and when, what they look like, and the way back to one (BUILD-55…57). */
export function VersionsDialog({ open, close }: ToolProps) {
  const { names } = useToolTexts();
  const { cancel } = useEditorTexts();
  const stored = useStoredForm();
  const [shown, setShown] = useState<Listed | null>(null);
  const texts = useVersionTexts();
  return (
    <Dialog open={open} title={names.versions} closeText={cancel} onClose={close}>
      {!stored && <p>{texts.saveFirst}</p>}
      {stored && !shown && <VersionList stored={stored} show={setShown} />}
      {stored && shown && (
        <Version key={shown.revision} stored={stored} listed={shown} back={() => setShown(null)} done={close} />
      )}
    </Dialog>
  );
}
