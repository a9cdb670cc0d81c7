import { useState } from 'react';
import { updateOrganisation } from '../../../contract/organisations/ownOrganisation';
import { getStart } from '../../../contract/desk/start';
import { Field } from '../../../ui/fields/Field';
import { TextInput } from '../../../ui/fields/TextInput';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { useWork } from '../useWork';
import { useStartTexts } from './startTexts';
import type { StepProps } from './stepProps';
import { uploadLogo } from './uploadLogo';

/** The server's own colour, where an organisation has none. */
const USUAL = '#13a0bb';
const isHex = (colour: string) => /^#[\da-f]{6}$/i.test(colour);

/** The organisation's colour, on buttons and links, and its logo. */
export function LookStep({ organisation: { id }, start, onChanged }: StepProps) {
  const { texts, call, notify } = useDesk();
  const words = useStartTexts().steps.look;
  const [colour, setColour] = useState(isHex(start.colour) ? start.colour : USUAL);
  const [file, setFile] = useState<File | null>(null);
  const { busy, error, run } = useWork();
  const save = () =>
    void run(async () => {
      // A session that has ended is begun again first: files are not asked for twice.
      if (file) await call(getStart, { organisation: id });
      const logo = file ? await uploadLogo(id, file) : null;
      const body = { config: { 'color.menu.bg': colour }, ...(logo !== null && { logo }) };
      await call(updateOrganisation, { organisation: id, params: { orgId: id }, body });
      setFile(null);
      notify(texts.saved);
      await onChanged();
    });
  return (
    <DeskForm texts={texts} submit={texts.save} busy={busy} error={error} onSubmit={save}>
      <p>{words.text}</p>
      <TextInput
        label={words.colour}
        hint={words.colourHint}
        type="color"
        dir="ltr"
        value={colour}
        onValue={setColour}
      />
      {start.logo !== '' && <img className="start-logo" src={start.logo} alt="" />}
      <Field label={start.logo === '' ? words.logo : words.otherLogo} hint={words.logoHint}>
        {(control) => (
          <input
            key={start.logo}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            className="input"
            {...control}
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
        )}
      </Field>
    </DeskForm>
  );
}
