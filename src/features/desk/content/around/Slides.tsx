import { Button } from '../../../../ui/Button';
import { TextInput } from '../../../../ui/fields/TextInput';
import { PictureField } from '../../pictures/PictureField';
import { Ordered } from '../../editing/Ordered';
import type { Slide } from './publicFields';
import { usePublicTexts } from './publicTexts';

interface SlidesProps {
  readonly label: string;
  readonly organisation: string;
  readonly value: readonly Slide[];
  onValue(value: readonly Slide[]): void;
}

const MOST = 50;

/** The pictures of a carousel in their order, each with its words and where it leads. */
export function Slides({ label, organisation, value, onValue }: SlidesProps) {
  const words = usePublicTexts();
  const change = (at: number, changed: Partial<Slide>) =>
    onValue(value.map((one, index) => (index === at ? { ...one, ...changed } : one)));
  const field = (slide: Slide, at: number, key: 'title' | 'description' | 'url') => ({
    label: words.slide[key],
    autoComplete: 'off',
    value: slide[key],
    onValue: (text: string) => change(at, { [key]: text }),
  });
  const nameOf = ({ title }: Slide, at: number) => title.trim() || words.slideOf(at + 1);
  return (
    <>
      {value.length > 0 && (
        <Ordered label={label} rows={value} nameOf={nameOf} onRows={onValue}>
          {(slide, at) => (
            <div className="stack">
              <PictureField
                label={words.slide.image}
                organisation={organisation}
                value={slide.image}
                onValue={(image) => change(at, { image })}
              />
              <TextInput {...field(slide, at, 'title')} maxLength={200} dir="auto" />
              <TextInput {...field(slide, at, 'description')} maxLength={1000} dir="auto" />
              <TextInput
                {...field(slide, at, 'url')}
                hint={words.slide.urlHint}
                inputMode="url"
                maxLength={2048}
                pattern="(https?://|/).*"
                dir="ltr"
              />
            </div>
          )}
        </Ordered>
      )}
      {value.length < MOST && (
        <div className="desk-buttons">
          <Button
            variant="secondary"
            onClick={() => onValue([...value, { image: '', title: '', description: '', url: '' }])}
          >
            {words.addSlide}
          </Button>
        </div>
      )}
    </>
  );
}
