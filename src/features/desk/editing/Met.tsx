import { Notice } from '../../../ui/Notice';
import { useEditingTexts } from './editingTexts';

interface MetProps {
  /** What somebody else saved meanwhile: a field's label, and its value in words. */
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}

/** Says what somebody else changed of what is edited here (DESK-11). */
export function Met({ rows }: MetProps) {
  const words = useEditingTexts();
  if (rows.length === 0) return null;
  return (
    <Notice tone="warning" title={words.changed} role="alert">
      <p>{words.changedText}</p>
      <ul>
        {rows.map(({ label, value }) => (
          <li key={label}>
            {words.theirs(label)} <bdi>{value || words.nothing}</bdi>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
