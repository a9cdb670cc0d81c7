import { Notice } from '../../../ui/Notice';
import { useEditingTexts } from './editingTexts';

interface MetProps {
  /** Values that somebody else saved meanwhile: the field's label, and the value in words. */
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
