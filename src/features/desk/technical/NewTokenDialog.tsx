import { useCallback, useState } from 'react';
import { listCampaigns } from '../../../contract/campaigns/adminCampaigns';
import { listForms } from '../../../contract/forms/formList';
import type { TokenScope } from '../../../contract/route';
import { createToken, type TokenWish } from '../../../contract/tokens';
import { Dialog } from '../../../ui/Dialog';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { Choice } from '../editing/Choice';
import { Loaded } from '../Loaded';
import { useLoaded } from '../useLoaded';
import { useWork } from '../useWork';
import { useTechnicalTexts } from './technicalTexts';

interface NewTokenDialogProps {
  readonly organisation: string;
  onClose(): void;
  onTried(): Promise<void>;
  onMade(token: string): void;
}

/** Makes a token: what it is for, what it may, and how long (DESK-81). */
export function NewTokenDialog({ organisation, onClose, onTried, onMade }: NewTokenDialogProps) {
  const { texts, call } = useDesk();
  const { tokens: words } = useTechnicalTexts();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<TokenScope>('read');
  const [forms, setForms] = useState<readonly string[]>([]);
  const [campaign, setCampaign] = useState('');
  const [until, setUntil] = useState('');
  const { busy, error, run } = useWork();
  const load = useCallback(async () => {
    const [some, campaigns] = await Promise.all([
      call(listForms, { organisation, query: { limit: '100' } }),
      call(listCampaigns, { organisation, query: { active: 'true', limit: '100', teams: 'none' } }),
    ]);
    return { forms: some.data, campaigns: campaigns.data };
  }, [call, organisation]);
  const choices = useLoaded(load);
  // Tokens for pages end by themselves after a day.
  const hasEnd = scope !== 'forms' && scope !== 'pages';
  const isMissing = (scope === 'forms' && forms.length === 0) || (scope === 'evening' && campaign === '');
  const make = () =>
    void run(async () => {
      if (isMissing) return;
      const body: TokenWish = {
        ...{ name: name.trim(), scope },
        ...(scope === 'forms' && { forms: [...forms] }),
        ...(scope === 'evening' && { campaignId: campaign }),
        ...(hasEnd && until && { expiresAt: new Date(`${until}T23:59:59`).toISOString() }),
      };
      try {
        onMade((await call(createToken, { organisation, body })).token);
      } finally {
        void onTried();
      }
    });
  return (
    <Dialog open title={words.create} closeText={texts.close} onClose={onClose}>
      <DeskForm texts={texts} submit={words.createSubmit} busy={busy} error={error} wide onSubmit={make}>
        <TextInput
          label={words.name}
          hint={words.nameHint}
          required
          maxLength={60}
          autoComplete="off"
          dir="auto"
          value={name}
          onValue={setName}
        />
        <Choice
          label={words.scope}
          texts={words.scopes}
          notes={words.scopeNotes}
          value={scope}
          onValue={(chosen: TokenScope) => setScope(chosen)}
        />
        {(scope === 'forms' || scope === 'evening') && (
          <Loaded list={choices}>
            {(found) =>
              scope === 'evening' ? (
                <Select
                  label={words.campaign}
                  placeholder={words.choose}
                  required
                  value={campaign}
                  options={found.campaigns.map(({ id, label }) => ({ value: id, label }))}
                  onValue={setCampaign}
                />
              ) : (
                <fieldset className="field">
                  <legend className="label legend">{words.forms}</legend>
                  {found.forms.length === 0 && <p className="muted">{words.noForms}</p>}
                  {found.forms.map(({ id, title }, at) => (
                    <Checkbox
                      key={id}
                      label={<bdi>{title}</bdi>}
                      required={at === 0 && forms.length === 0}
                      checked={forms.includes(id)}
                      onValue={(isOn) => setForms(isOn ? [...forms, id] : forms.filter((one) => one !== id))}
                    />
                  ))}
                </fieldset>
              )
            }
          </Loaded>
        )}
        {hasEnd && (
          <TextInput label={words.end} hint={words.endHints[scope]} type="date" value={until} onValue={setUntil} />
        )}
      </DeskForm>
    </Dialog>
  );
}
