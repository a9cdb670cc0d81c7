import { TextInput } from '../../../ui/fields/TextInput';
import { useMoreTexts } from '../moreTexts';
import { useTeamFinder } from './useTeamFinder';

interface TeamFinderProps {
  readonly typed: string;
  onTyped(text: string): void;
  /** How many teams are listed. */
  readonly count: number;
}

/** Above a list of many teams: a part of a name finds some of them (CALL-38). */
export function TeamFinder({ typed, onTyped, count }: TeamFinderProps) {
  const more = useMoreTexts();
  const { find, found } = useTeamFinder();
  const type = (text: string) => {
    onTyped(text);
    find(text);
  };
  return (
    <>
      <TextInput
        type="search"
        label={more.searchTeam}
        hideLabel
        placeholder={more.searchTeam}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onValue={type}
      />
      <p className={found && count === 0 ? 'empty' : 'visually-hidden'} role="status">
        {typed.trim() !== '' && found && (count > 0 ? more.teamsFound(count) : more.noTeam)}
      </p>
    </>
  );
}
