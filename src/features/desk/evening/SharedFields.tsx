import type { Team } from '../../../contract/campaigns/campaigns';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import type { Row } from './enterRow';
import { useEveningTexts } from './eveningTexts';

/** What the rows of the express entry share. */
export type Shared = Pick<Row, 'kind' | 'team' | 'day'>;

interface SharedFieldsProps {
  readonly teams: readonly Team[];
  readonly shared: Shared;
  onShared(shared: Shared): void;
}

/** The fields of what is said once for many rows. */
export function SharedFields({ teams, shared, onShared }: SharedFieldsProps) {
  const words = useEveningTexts();
  return (
    <div className="desk-filters">
      <Select
        label={words.kind}
        value={shared.kind}
        options={[
          { value: 'promise', label: words.kinds.promise },
          { value: 'gift', label: words.kinds.gift },
        ]}
        onValue={(kind) => onShared({ ...shared, kind })}
      />
      {teams.length > 0 && (
        <Select
          label={words.team}
          value={shared.team}
          options={[{ value: '', label: words.noTeam }, ...teams.map(({ param, label }) => ({ value: param, label }))]}
          onValue={(team) => onShared({ ...shared, team })}
        />
      )}
      {shared.kind === 'gift' && (
        <TextInput
          label={words.day}
          hint={words.dayHint}
          type="date"
          value={shared.day}
          onValue={(day) => onShared({ ...shared, day })}
        />
      )}
    </div>
  );
}
