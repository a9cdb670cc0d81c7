import type { MediaUse } from '../../../../contract/site/media';
import { UseList } from '../../uses/UseList';
import { useMediaTexts } from './mediaTexts';

interface UsesProps {
  readonly organisation: string;
  readonly uses: readonly MediaUse[];
}

/** The records that show a picture or lead to a PDF. */
export function Uses({ organisation, uses }: UsesProps) {
  const words = useMediaTexts();
  return (
    <section className="stack">
      <h2>{words.uses}</h2>
      {uses.length === 0 ? <p className="muted">{words.noUses}</p> : <UseList {...{ organisation, uses }} />}
    </section>
  );
}
