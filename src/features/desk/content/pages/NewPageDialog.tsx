import { useState } from 'react';
import { randomId } from '../../../../client/randomId';
import { createPage } from '../../../../contract/site/adminContent';
import { getPage } from '../../../../contract/site/adminPages';
import { Dialog } from '../../../../ui/Dialog';
import { TextInput } from '../../../../ui/fields/TextInput';
import { DeskError } from '../../deskClient';
import { useDesk } from '../../deskContext';
import { DeskForm } from '../../DeskForm';
import { Choice } from '../../editing/Choice';
import { sectionPath } from '../../sectionPlace';
import { useWork } from '../../useWork';
import { AddressField } from './AddressField';
import { addressFault, addressOfName, EDIT, readAddress } from './pageAddress';
import { usePagesTexts } from './pagesTexts';
import { templateContent, type PageTemplate } from './pageTemplates';

interface NewPageDialogProps {
  readonly organisation: string;
  onClose(): void;
}

/** Makes a page by its name, and opens the builder. Nobody finds it until it is shown. */
export function NewPageDialog({ organisation, onClose }: NewPageDialogProps) {
  const { texts, call, navigate } = useDesk();
  const words = usePagesTexts();
  const [id] = useState(randomId);
  const [title, setTitle] = useState('');
  const [typedPath, setPath] = useState<string | null>(null);
  const [template, setTemplate] = useState<PageTemplate>('blank');
  const [taken, setTaken] = useState<string | null>(null);
  const { busy, error, run } = useWork();
  const shownPath = typedPath ?? addressOfName(title);
  const path = readAddress(shownPath);

  const make = async () => {
    const content = templateContent(template, words.begin);
    try {
      await call(createPage, { organisation, body: { id, path, title: title.trim(), content, hidden: true } });
    } catch (thrown) {
      if (!(thrown instanceof DeskError) || thrown.code !== 'taken') throw thrown;
      // Either an earlier try made the page and its answer was lost, or another page has the address.
      const made = await call(getPage, { organisation, params: { contentId: id } }).catch(() => null);
      if (!made) {
        setTaken(path);
        return;
      }
    }
    navigate(sectionPath(organisation, 'content', 'pages', id, EDIT));
  };
  const submit = () => {
    if (addressFault(path) === null) void run(make);
  };
  return (
    <Dialog open title={words.create} closeText={texts.close} onClose={onClose}>
      <DeskForm texts={texts} submit={words.createSubmit} busy={busy} error={error} wide onSubmit={submit}>
        <p className="muted">{words.createText}</p>
        <TextInput
          label={words.fields.title}
          autoComplete="off"
          maxLength={200}
          pattern=".*\S.*"
          required
          dir="auto"
          value={title}
          onValue={setTitle}
        />
        <AddressField
          organisation={organisation}
          isTaken={taken !== null && taken === path}
          value={shownPath}
          onValue={setPath}
        />
        <Choice
          label={words.template}
          texts={words.templates}
          notes={words.templateNotes}
          value={template}
          onValue={(chosen: PageTemplate) => setTemplate(chosen)}
        />
      </DeskForm>
    </Dialog>
  );
}
