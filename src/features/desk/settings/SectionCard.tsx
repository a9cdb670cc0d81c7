import { useEffect } from 'react';
import { updateOrganisation, type OwnOrganisation } from '../../../contract/organisations/ownOrganisation';
import { parseAmount } from '../../../core/money';
import { Notice } from '../../../ui/Notice';
import { DeskError } from '../deskClient';
import { useDesk } from '../deskContext';
import { EditCard } from '../editing/EditCard';
import { EditForm } from '../editing/EditForm';
import { useEdits } from '../editing/useEdits';
import type { SettingField, SettingPath, SettingSection } from './settingFields';
import { SettingInput } from './SettingInput';
import { useSettingsTexts } from './settingsTexts';
import { readSetting, writeSettings } from './settingValues';
import { useWritten } from './useWritten';

interface SectionCardProps {
  readonly section: SettingSection;
  readonly settings: OwnOrganisation;
  reload(): Promise<OwnOrganisation>;
  take(settings: OwnOrganisation): void;
  /** Says whether the section has unsaved changes. */
  mark(section: string, isEdited: boolean): void;
}

/** Some settings that are saved together, and nothing else with them (DESK-10). */
export function SectionCard({ section, settings, reload, take, mark }: SectionCardProps) {
  const { texts, lang, call } = useDesk();
  const words = useSettingsTexts();
  const fields: readonly SettingField[] = section.fields;
  const edits = useEdits<OwnOrganisation, SettingPath>({
    record: settings,
    keys: fields.map(({ path }) => path),
    read: (record, path) => readSetting(record, path, lang),
    async write(known, changed) {
      const body = { ...writeSettings(known, changed), version: known.version };
      const params = { orgId: known.id };
      return (await call(updateOrganisation, { organisation: known.id, params, body })).data;
    },
    reload,
    take,
  });
  const { error, isEdited } = edits;
  const written = useWritten(settings);
  const theirs = new Map(fields.map((field) => [field.path, written(field)]));
  useEffect(() => mark(section.id, isEdited), [mark, section.id, isEdited]);

  const wrongHere = fields.filter(({ kind, path }) => {
    const value = String(edits.valueOf(path)).trim();
    if (value === '') return false;
    if (kind === 'colour') return !CSS.supports('color', value);
    return kind === 'amount' && parseAmount(value, settings.devise) === null;
  });
  const issues = error instanceof DeskError ? error.issues : [];
  const isWrong = ({ path }: SettingField) =>
    wrongHere.some((one) => one.path === path) || issues.some((issue) => `${issue.path}.`.startsWith(`${path}.`));
  const code = error instanceof DeskError ? error.code : '';
  const own = Object.entries(words.problems).find(([known]) => known === code)?.[1];
  return (
    <EditCard {...words.sections[section.id]} isEdited={isEdited}>
      <EditForm
        edits={own === undefined ? edits : { ...edits, error: null }}
        isRight={wrongHere.length === 0}
        labelOf={(path) => words.fields[path]}
        theirs={(path) => theirs.get(path) ?? ''}
      >
        {fields.map((field) => (
          <SettingInput
            key={field.path}
            field={field}
            settings={settings}
            value={edits.valueOf(field.path)}
            error={isWrong(field) ? (words.wrong[field.kind as 'url'] ?? texts.problems.malformed) : undefined}
            onValue={(value) => edits.set(field.path, value)}
          />
        ))}
        {own !== undefined && <Notice tone="danger" title={own} />}
      </EditForm>
    </EditCard>
  );
}
