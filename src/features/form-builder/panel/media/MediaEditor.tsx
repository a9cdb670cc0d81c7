import { useMemo, useState } from 'react';
import { lazyView } from '../../../../loading/lazyView';
import { useElement } from '../../../../runtime/context';
import { Button } from '../../../../ui/Button';
import { TextInput } from '../../../../ui/fields/TextInput';
import { Late } from '../../../../ui/Late';
import { useSaving, useSavingState } from '../../saving/saving';
import { type EditorProps, orDefault, textOf } from '../editorProps';
import { createMediaLibrary } from './mediaLibrary';
import { useMediaTexts } from './useMediaTexts';

const MediaDialog = lazyView(async () => (await import('./MediaDialog')).MediaDialog);

/** The address of a picture or PDF: typed, or chosen among the organisation's where there is a token (BUILD-88). */
export function MediaEditor({ property, label, value, set }: EditorProps) {
  const texts = useMediaTexts();
  const { client } = useElement();
  const { token } = useSaving();
  const formId = useSavingState((state) => state.formId);
  const library = useMemo(() => (token ? createMediaLibrary(client, token, formId) : null), [client, token, formId]);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const address = textOf(value);
  const kind = property.format === 'pdf' ? 'PDF' : 'PICTURE';
  return (
    <div className="panel-fields">
      <TextInput label={label} type="url" dir="ltr" value={address} onValue={(text) => set(orDefault(text))} />
      {library && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {texts.choose[kind]}
        </Button>
      )}
      {library && isOpen !== null && (
        <Late>
          <MediaDialog
            open={isOpen}
            kind={kind}
            library={library}
            choose={(url) => {
              set(`${client.apiHost}${url}`);
              setOpen(false);
            }}
            close={() => setOpen(false)}
          />
        </Late>
      )}
    </div>
  );
}
