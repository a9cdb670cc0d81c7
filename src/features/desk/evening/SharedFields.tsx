import type { Team } from '../../../contract/campaigns/campaigns';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import type { Row } from './enterRow';
import { useEveningTexts } from './eveningTexts';
import { TeamSelect } from './TeamSelect';

/** Set once for many rows of the express entry. */
export type Shared = Pick<Row, 'kind' | 'team' | 'day'>;

interface SharedFieldsProps {
  readonly teams: readonly Team[];
  readonly shared: Shared;
  onShared(shared: Shared): void;
}

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
      <TeamSelect teams={teams} value={shared.team} onValue={(team) => onShared({ ...shared, team })} />
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
