import type { Team } from '../../../contract/campaigns/campaigns';
import { Select } from '../../../ui/fields/Select';
import { useEveningTexts } from './eveningTexts';

interface TeamSelectProps {
  readonly teams: readonly Team[];
  /** Param of the team; empty for none. */
  readonly value: string;
  onValue(team: string): void;
}

/** Chooses a team, where the campaign has some; those that are put away are not offered (GONE-03). */
export function TeamSelect({ teams, value, onValue }: TeamSelectProps) {
  const words = useEveningTexts();
  const offered = teams.filter(({ param, hidden }) => !hidden || param === value);
  if (offered.length === 0) return null;
  const options = offered.map(({ param, label }) => ({ value: param, label }));
  return (
    <Select
      label={words.team}
      value={value}
      options={[{ value: '', label: words.noTeam }, ...options]}
      onValue={onValue}
    />
  );
}
