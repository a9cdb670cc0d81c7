import { useRef, useState, type FormEvent } from 'react';
import { randomId } from '../../client/randomId';
import type { Campaign } from '../../contract/campaigns/campaigns';
import type { Language } from '../../contract/common';
import { localeOf, parseAmount, toUnits } from '../../core/money';
import { eveningTexts } from '../../i18n/evening';
import { useElement, useFeatureTexts } from '../../runtime/context';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { AmountInput } from '../../ui/fields/AmountInput';
import { SegmentedControl } from '../../ui/fields/SegmentedControl';
import { Select } from '../../ui/fields/Select';
import { TextInput } from '../../ui/fields/TextInput';
import type { Entry, Wanted } from './queue/entry';

/** Fields that start empty for each entry. */
interface Typed {
  readonly name: string;
  readonly amount: string;
  readonly remark: string;
}

const blank: Typed = { name: '', amount: '', remark: '' };
const isBlank = ({ name, amount, remark }: Typed) => !name.trim() && !amount.trim() && !remark.trim();
const typedOf = ({ displayName, montant, remark }: Wanted, lang: Language): Typed => ({
  ...{ name: displayName, amount: writeUnits(montant, lang), remark },
});

interface EntryFormProps {
  campaign: Campaign;
  /** The entry that is corrected; null: a new one. */
  editing: Entry | null;
  /** Keeps an entry; rejects when the browser has no room. */
  onKeep(entry: Entry): Promise<void>;
  onCancel(): void;
}

/** One gift or promise: name, amount, and Enter. Kind and team stay for the next one. */
export function EntryForm({ campaign, editing, onKeep, onCancel }: EntryFormProps) {
  const { lang, notify, clock } = useElement();
  const texts = useFeatureTexts(eveningTexts);
  const { devise, teams } = campaign;
  const was = editing?.wanted;
  const [kind, setKind] = useState(editing?.kind ?? (campaign.gala ? 'promise' : 'gift'));
  const [typed, setTyped] = useState<Typed>(was ? typedOf(was, lang) : blank);
  const [team, setTeam] = useState(was?.team ?? '');
  const [isWrong, setWrong] = useState(false);
  const hasKept = useRef(false);
  const type = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  const keep = async (entry: Entry) => {
    try {
      await onKeep(entry);
    } catch {
      notify(texts.notKept([typed.name.trim(), typed.amount].filter(Boolean).join(' ')));
      setTyped((now) => (isBlank(now) ? typed : now));
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = (selector: string) => event.currentTarget.querySelector<HTMLInputElement>(selector);
    // The second Enter of two: the first has emptied the form.
    if (hasKept.current && isBlank(typed)) return;
    const minor = parseAmount(typed.amount, devise);
    setWrong(minor === null || minor <= 0);
    if (minor === null || minor <= 0) return field('[inputmode="decimal"]')?.focus();
    const wanted = {
      ...{ montant: toUnits(minor, devise), displayName: typed.name.trim(), team: team || null },
      ...{ remark: typed.remark.trim(), gone: false },
    };
    const made = { id: randomId(), campaignId: campaign.id, at: clock.now(), kind };
    void keep({ ...(editing ?? { ...made, first: null, has: null, refusal: null }), wanted });
    if (editing) return;
    // Emptied before the disk has it: a slow one must neither double an entry nor swallow what is typed next.
    hasKept.current = true;
    setTyped(blank);
    field('input[name="evening-name"]')?.focus();
  };
  return (
    <Card>
      <form className="stack evening-form" noValidate onSubmit={submit}>
        <h2>{editing ? texts.correctTitle : texts.newTitle}</h2>
        {!editing && (
          <SegmentedControl
            label={texts.kind}
            hideLabel
            value={kind}
            options={[
              { value: 'promise', label: texts.promise },
              { value: 'gift', label: texts.gift },
            ]}
            onValue={setKind}
          />
        )}
        <TextInput
          label={texts.name}
          hint={texts.nameHint}
          name="evening-name"
          maxLength={100}
          dir="auto"
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="next"
          value={typed.name}
          onValue={(name) => type({ name })}
        />
        <AmountInput
          label={texts.amount}
          currency={devise}
          lang={lang}
          error={isWrong ? texts.amountWrong : undefined}
          announce
          value={typed.amount}
          onValue={(amount) => type({ amount })}
        />
        <MoreFields
          {...{ kind, teams, team, setTeam }}
          remark={typed.remark}
          setRemark={(remark) => type({ remark })}
        />
        <div className="evening-buttons">
          <Button type="submit" wide large>
            {editing ? texts.saveChange : kind === 'gift' ? texts.keepGift : texts.keepPromise}
          </Button>
          {editing && (
            <Button variant="quiet" wide onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

interface MoreFieldsProps extends Pick<Campaign, 'teams'> {
  kind: Entry['kind'];
  team: string;
  remark: string;
  setTeam(team: string): void;
  setRemark(remark: string): void;
}

/** Team, and a gift's note or the telephone of who promises. */
function MoreFields({ kind, teams, team, remark, setTeam, setRemark }: MoreFieldsProps) {
  const texts = useFeatureTexts(eveningTexts);
  const shared = { autoComplete: 'off', enterKeyHint: 'done', value: remark, onValue: setRemark } as const;
  return (
    <>
      {teams.length > 0 && (
        <Select
          label={texts.team}
          value={team}
          options={[{ value: '', label: texts.noTeam }, ...teams.map(({ param, label }) => ({ value: param, label }))]}
          onValue={setTeam}
        />
      )}
      {kind === 'gift' ? (
        <TextInput key={kind} label={texts.note} hint={texts.noteHint} maxLength={500} dir="auto" {...shared} />
      ) : (
        <TextInput key={kind} label={texts.phone} hint={texts.phoneHint} maxLength={40} type="tel" {...shared} />
      )}
    </>
  );
}

/** An amount as its field takes it: a group of digits after a comma would be read as decimals. */
const writeUnits = (amount: number, lang: Language) =>
  new Intl.NumberFormat(localeOf(lang), { useGrouping: false, maximumFractionDigits: 3 }).format(amount);
