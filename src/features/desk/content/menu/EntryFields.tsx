import type { Language } from '../../../../contract/common';
import { languageNames } from '../../../../i18n/languageNames';
import { Select } from '../../../../ui/fields/Select';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useMenuTexts } from './menuTexts';
import type { MenuNode } from './menuTree';
import type { Target } from './useTargets';

interface EntryFieldsProps {
  readonly node: MenuNode;
  readonly parent: string | null;
  /** Entries that it can hang on. */
  readonly parents: readonly MenuNode[];
  readonly targets: readonly Target[];
  readonly languages: readonly Language[];
  onChange(changed: Partial<MenuNode>): void;
  onParent(id: string | null): void;
}

/** Beginnings of typed addresses. */
const OTHER = 'https://';
const FOLDER = '-';
const TOP = '-';

/** One entry: its names, where it leads, and which one it hangs on. */
export function EntryFields({ node, parent, parents, targets, languages, onChange, onParent }: EntryFieldsProps) {
  const words = useMenuTexts();
  const { name, names = {}, url } = node;
  const known = targets.find(({ path }) => path === url || encodeURI(path) === url);
  const chosen = url === '' ? FOLDER : known ? known.path : OTHER;
  const isHanging = parent !== null;
  return (
    <>
      <div className="desk-preset">
        <TextInput
          label={words.name}
          autoComplete="off"
          maxLength={80}
          pattern=".*\S.*"
          required
          dir="auto"
          value={name}
          onValue={(typed) => onChange({ name: typed })}
        />
        <Select
          label={words.target}
          value={chosen}
          options={[
            { value: FOLDER, label: words.noTarget },
            { value: OTHER, label: words.otherTarget },
            ...targets
              .filter((one) => one === known || !one.isArchived)
              .map((one) => ({ value: one.path, label: words.targetNames[one.kind](nameOf(one, words)) })),
          ]}
          onValue={(value) => {
            const to = targets.find(({ path }) => path === value);
            onChange({
              url: value === FOLDER ? '' : value,
              ...(name.trim() === '' && to && { name: nameOf(to, words).slice(0, 80) }),
            });
          }}
        />
        {(isHanging || parents.length > 0) && (
          <Select
            label={words.place}
            value={parent ?? TOP}
            options={[
              { value: TOP, label: words.top },
              ...parents.map((one) => ({ value: one.id, label: words.below(one.name) })),
              ...(isHanging && !parents.some(({ id }) => id === parent) ? [{ value: parent, label: words.here }] : []),
            ]}
            onValue={(id) => onParent(id === TOP ? null : id)}
          />
        )}
      </div>
      {chosen === OTHER && (
        <TextInput
          label={words.url}
          hint={words.urlHint}
          autoComplete="off"
          inputMode="url"
          maxLength={2048}
          pattern="(https?://.+|/.*)"
          required
          dir="ltr"
          value={url}
          onValue={(typed) => onChange({ url: typed })}
        />
      )}
      {known?.isHidden === true && <p className="field-hint">{words.hiddenTarget}</p>}
      {languages.length > 0 && (
        <details className="menu-names">
          <summary>
            {words.otherNames(languages.filter((lang) => names[lang]?.trim()).length, languages.length)}
          </summary>
          <div className="desk-preset">
            {languages.map((lang) => (
              <TextInput
                key={lang}
                label={words.nameIn(languageNames[lang])}
                placeholder={name}
                autoComplete="off"
                maxLength={80}
                lang={lang}
                dir="auto"
                value={names[lang] ?? ''}
                onValue={(typed) => onChange({ names: { ...names, [lang]: typed } })}
              />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

const nameOf = ({ name, page }: Target, words: ReturnType<typeof useMenuTexts>) => (page ? words.builtIn[page] : name);
