import { useContentTexts } from '../contentTexts';
import { PictureField } from '../../pictures/PictureField';

interface PicturesProps {
  readonly label: string;
  readonly organisation: string;
  readonly value: readonly string[];
  onValue(value: readonly string[]): void;
}

const MOST = 50;

/** Several pictures, each in its place. */
export function Pictures({ label, organisation, value, onValue }: PicturesProps) {
  const words = useContentTexts();
  const put = (at: number, url: string) =>
    onValue(
      url === '' ? value.filter((_, index) => index !== at) : [...value.slice(0, at), url, ...value.slice(at + 1)],
    );
  return (
    <fieldset className="field stack">
      <legend className="label legend">{label}</legend>
      {[...value, ...(value.length < MOST ? [''] : [])].map((url, at) => (
        <PictureField
          key={`${at} ${url}`}
          label={words.pictureOf(at + 1)}
          organisation={organisation}
          value={url}
          onValue={(chosen) => put(at, chosen)}
        />
      ))}
    </fieldset>
  );
}
