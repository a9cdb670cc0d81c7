import { useState, type ReactNode } from 'react';
import { updateOrganisation, type OwnOrganisation } from '../../../../contract/organisations/ownOrganisation';
import { DeskError } from '../../deskClient';
import { useDesk } from '../../deskContext';
import { EditCard } from '../../editing/EditCard';
import { EditForm } from '../../editing/EditForm';
import { useAskBeforeLeaving } from '../../editing/useAskBeforeLeaving';
import { useEdits, type EditValue } from '../../editing/useEdits';
import { publicCards, type PublicCardId, type PublicKey } from './publicFields';
import type { PublicCards } from './PublicSettings';
import { usePublicTexts } from './publicTexts';
import { isRightPublic, readPublic, writePublic } from './publicValues';

/** Access to the edits of a card for its fields. */
interface PublicFields {
  valueOf(key: PublicKey): EditValue;
  set(key: PublicKey, value: EditValue): void;
  about(key: PublicKey): { label: string; hint: string | undefined };
  /** What is wrong with a field. */
  faultOf(key: PublicKey): string | undefined;
  /** For a field of text. */
  field(key: PublicKey): { label: string; hint: string | undefined; value: string; onValue(value: string): void };
}

interface PublicCardProps extends PublicCards {
  readonly card: PublicCardId;
  /** What a value stands for, where it is no word itself. */
  nameOf?(key: PublicKey, value: string): string;
  children(fields: PublicFields): ReactNode;
}

/** Some settings that visitors read, saved together and nothing else with them (DESK-10, DESK-11). */
export function PublicCard({ card, settings, reload, take, nameOf = (_, value) => value, children }: PublicCardProps) {
  const { texts, lang, call } = useDesk();
  const words = usePublicTexts();
  const keys: readonly PublicKey[] = publicCards[card];
  const { devise } = settings;
  const edits = useEdits<OwnOrganisation, PublicKey>({
    ...{ record: settings, keys, reload, take },
    read: (record, key) => readPublic(record, key, lang),
    async write(known, changed) {
      const body = { ...writePublic(changed, devise), version: known.version };
      return (await call(updateOrganisation, { organisation: known.id, params: { orgId: known.id }, body })).data;
    },
  });
  useAskBeforeLeaving(edits.isEdited);
  const { error, valueOf, set } = edits;
  const [isTried, setTried] = useState(false);
  const isRight = keys.every((key) => isRightPublic(key, valueOf(key), devise));
  const save = async () => {
    setTried(!isRight);
    return isRight && (await edits.save());
  };
  const issues = error instanceof DeskError ? error.issues : [];
  const isRefused = (key: PublicKey) =>
    issues.some(({ path }) => /^(?:config|web)\.(.*)/.exec(`${path}.`)?.[1]?.startsWith(`${key}.`));
  const about = (key: PublicKey) => ({
    label: words.fields[key],
    hint: (words.hints as Readonly<Partial<Record<PublicKey, string>>>)[key],
  });
  const fields: PublicFields = {
    ...{ valueOf, set, about },
    faultOf(key) {
      if (isTried && !isRightPublic(key, valueOf(key), devise)) return words.wrong[key as 'hero.carousel'];
      return isRefused(key) ? texts.problems.malformed : undefined;
    },
    field: (key) => ({ ...about(key), value: String(valueOf(key)), onValue: (value) => set(key, value) }),
  };
  return (
    <EditCard {...words.cards[card]} isEdited={edits.isEdited}>
      <EditForm
        edits={{ ...edits, save }}
        labelOf={(key) => words.fields[key]}
        theirs={(key) => inWords(readPublic(settings, key, lang), (value) => nameOf(key, value))}
      >
        {children(fields)}
      </EditForm>
    </EditCard>
  );
}

type Row = Readonly<Partial<Record<'name' | 'title' | 'label' | 'montant' | 'image' | 'type', string>>>;

/** A value in words: lists by what names their rows, a long text without its formatting. */
function inWords(value: EditValue, nameOf: (value: string) => string): string {
  const rows = Array.isArray(value) ? (value as readonly (string | Row)[]) : [String(value)];
  const said = rows.map((row) => {
    if (typeof row !== 'string') return row.name || row.title || row.label || row.montant || row.image || row.type;
    return row.startsWith('<') ? row.replace(/<[^>]*>/g, ' ') : nameOf(row);
  });
  return said.join(' · ').slice(0, 300);
}
