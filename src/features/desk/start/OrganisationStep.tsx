import { useMemo, useState } from 'react';
import { updateOrganisation } from '../../../contract/organisations/ownOrganisation';
import { withScheme } from '../../../core/text';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { DeskLink } from '../DeskLink';
import { sectionPath } from '../sectionPlace';
import { currencyChoices } from '../settings/choices';
import { useWork } from '../useWork';
import { useStartTexts } from './startTexts';
import type { StepProps } from './stepProps';

/** Name, site and currency of the organisation. The currency is chosen before the first fund: amounts keep it. */
export function OrganisationStep({ organisation: { id }, start, onChanged }: StepProps) {
  const { texts, lang, call, refresh, notify } = useDesk();
  const words = useStartTexts().steps.organisation;
  const present = start.organisation;
  const [name, setName] = useState(present.name);
  const [siteUrl, setSiteUrl] = useState(present.siteUrl);
  const [devise, setDevise] = useState(present.devise);
  const currencies = useMemo(() => currencyChoices(lang), [lang]);
  const { busy, error, run } = useWork();
  const save = () =>
    void run(async () => {
      const body = { name, siteUrl: withScheme(siteUrl), ...(start.fund === null && { devise }) };
      await call(updateOrganisation, { organisation: id, params: { orgId: id }, body });
      notify(texts.saved);
      await Promise.all([onChanged(), refresh()]);
    });
  return (
    <DeskForm
      texts={texts}
      submit={texts.save}
      busy={busy}
      error={error}
      others={<DeskLink to={sectionPath(id, 'settings')}>{words.more}</DeskLink>}
      onSubmit={save}
    >
      <TextInput
        label={words.name}
        autoComplete="organization"
        maxLength={200}
        required
        dir="auto"
        value={name}
        onValue={setName}
      />
      <TextInput
        label={words.siteUrl}
        hint={words.siteUrlHint}
        autoComplete="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        dir="ltr"
        value={siteUrl}
        onValue={setSiteUrl}
      />
      {start.fund === null && (
        <Select label={words.devise} hint={words.deviseHint} value={devise} options={currencies} onValue={setDevise} />
      )}
    </DeskForm>
  );
}
