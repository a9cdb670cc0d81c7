import { useState } from 'react';
import { deleteOrganisation, type Deletion } from '../../../contract/organisations/deletion';
import { exportArchive } from '../../../contract/site/archive';
import { TextInput } from '../../../ui/fields/TextInput';
import { AskDialog } from '../AskDialog';
import { callAddress } from '../deskClient';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { DownloadButton } from '../DownloadButton';
import { sectionPath } from '../sectionPlace';
import { writeDay } from '../payments/writePayment';
import { useTechnicalTexts } from './technicalTexts';

interface DeletionDialogProps {
  readonly organisation: string;
  readonly name: string;
  readonly found: Deletion;
  onClose(): void;
  onDone(): Promise<void>;
}

/** What goes, what stays and until when, what to take first; then the name, typed again (DESK-141). */
export function DeletionDialog({ organisation, name, found, onClose, onDone }: DeletionDialogProps) {
  const { lang, call } = useDesk();
  const { deletion: words, data } = useTechnicalTexts();
  const [typed, setTyped] = useState('');
  return (
    <AskDialog
      title={words.of(name)}
      submit={words.submit}
      done={words.done}
      problems={words.problems}
      act={() => call(deleteOrganisation, { organisation, body: { name: typed } })}
      {...{ onClose, onDone }}
    >
      <p>{words.goes}</p>
      <p>{found.keptUntil === null ? words.nothingStays : words.stays(writeDay(found.keptUntil, lang))}</p>
      <p>
        <strong>{words.before}</strong>
      </p>
      <div className="desk-buttons">
        <DownloadButton address={callAddress(exportArchive, organisation, {})}>{data.download}</DownloadButton>
        <DeskLink to={sectionPath(organisation, 'payments')}>{words.payments}</DeskLink>
        <DeskLink to={sectionPath(organisation, 'contacts')}>{words.contacts}</DeskLink>
      </div>
      <p>{words.waits}</p>
      <TextInput
        label={words.name(name)}
        required
        autoComplete="off"
        dir="auto"
        maxLength={200}
        value={typed}
        onValue={setTyped}
      />
    </AskDialog>
  );
}
