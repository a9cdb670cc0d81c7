import { updateOrganisation, type OwnOrganisation } from '../../../contract/organisations/ownOrganisation';
import { retentionBounds, type Retention } from '../../../contract/terms/retention';
import { Card } from '../../../ui/Card';
import { TextInput } from '../../../ui/fields/TextInput';
import { useDesk } from '../deskContext';
import { EditForm } from '../editing/EditForm';
import { Unsaved } from '../editing/marks';
import { useAskBeforeLeaving } from '../editing/useAskBeforeLeaving';
import { useEdits } from '../editing/useEdits';
import { useTechnicalTexts } from './technicalTexts';

type Key = keyof Retention;
const keys = Object.keys(retentionBounds) as Key[];

interface RetentionCardProps {
  readonly settings: OwnOrganisation;
  reload(): Promise<OwnOrganisation>;
  take(settings: OwnOrganisation): void;
}

/** Retention periods of personal data (PRIV-06), each with what it deletes. */
export function RetentionCard({ settings, reload, take }: RetentionCardProps) {
  const { call } = useDesk();
  const { data: words } = useTechnicalTexts();
  const edits = useEdits<OwnOrganisation, Key>({
    ...{ record: settings, keys, reload, take },
    read: ({ retention }, key) => String(retention?.[key] ?? retentionBounds[key].usual),
    async write({ id, version, retention: known }, changed) {
      const typed: Partial<Record<Key, number>> = {};
      for (const key of keys) if (changed[key] !== undefined) typed[key] = Number(changed[key]);
      const body = { retention: { ...known, ...typed }, version };
      return (await call(updateOrganisation, { organisation: id, params: { orgId: id }, body })).data;
    },
  });
  useAskBeforeLeaving(edits.isEdited);
  return (
    <Card className="desk-card stack">
      <h2>
        {words.retention}
        {edits.isEdited && <Unsaved />}
      </h2>
      <p className="muted">{words.retentionText}</p>
      <EditForm
        edits={edits}
        labelOf={(key) => words.kept[key]}
        theirs={(key) => String(settings.retention?.[key] ?? '')}
      >
        {keys.map((key) => {
          const { least, most, usual } = retentionBounds[key];
          const unit = key === 'accounts' || key === 'receipts' ? words.years : words.days;
          return (
            <TextInput
              key={key}
              label={`${words.kept[key]} (${unit})`}
              hint={`${words.keptHints[key]} ${words.bounds(least, most, usual)}`}
              type="number"
              inputMode="numeric"
              required
              min={least}
              max={most}
              step={1}
              value={String(edits.valueOf(key))}
              onValue={(value) => edits.set(key, value)}
            />
          );
        })}
      </EditForm>
    </Card>
  );
}
