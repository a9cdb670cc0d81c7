import { Dialog } from '../../../../ui/Dialog';
import { useEditorTexts } from '../../run/useEditorTexts';
import { useSaving } from '../../saving/saving';
import type { ToolProps } from '../toolProps';
import { useToolTexts } from '../useToolTexts';
import { FormVersions } from './FormVersions';
import { PageVersions } from './PageVersions';

/** All versions: who saved them and when, what they look like, and the way back to one (BUILD-55…57, BUILD-101). */
export function VersionsDialog({ open, close }: ToolProps) {
  const { names } = useToolTexts();
  const { cancel } = useEditorTexts();
  const { subject } = useSaving();
  return (
    <Dialog open={open} title={names.versions} closeText={cancel} onClose={close}>
      {subject ? <PageVersions subject={subject} close={close} /> : <FormVersions close={close} />}
    </Dialog>
  );
}
