import { useState } from 'react';
import { updateOrganisation } from '../../../contract/organisations/ownOrganisation';
import { TextInput } from '../../../ui/fields/TextInput';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { PictureField } from '../pictures/PictureField';
import { useEditingStyles } from '../editing/useEditingStyles';
import { useWork } from '../useWork';
import { useStartTexts } from './startTexts';
import type { StepProps } from './stepProps';

/** The server's own colour, where an organisation has none. */
const USUAL = '#13a0bb';
const isHex = (colour: string) => /^#[\da-f]{6}$/i.test(colour);

/** The organisation's colour, on buttons and links, and its logo. */
export function LookStep({ organisation: { id }, start, onChanged }: StepProps) {
  const { texts, call, notify } = useDesk();
  const words = useStartTexts().steps.look;
  const place = useEditingStyles();
  const [colour, setColour] = useState(isHex(start.colour) ? start.colour : USUAL);
  const [logo, setLogo] = useState(start.logo);
  const { busy, error, run } = useWork();
  const save = () =>
    void run(async () => {
      const body = { config: { 'color.menu.bg': colour }, ...(logo !== start.logo && { logo }) };
      await call(updateOrganisation, { organisation: id, params: { orgId: id }, body });
      notify(texts.saved);
      await onChanged();
    });
  return (
    <div ref={place}>
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
        <PictureField label={words.logo} hint={words.logoHint} organisation={id} value={logo} onValue={setLogo} />
      </DeskForm>
    </div>
  );
}
