import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { deskContentTexts } from '../../../i18n/deskContent';
import { deskSettingsTexts } from '../../../i18n/deskSettings';
import { deskStockTexts } from '../../../i18n/deskStock';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { TextInput } from '../../../ui/fields/TextInput';
import { useStyles } from '../../../ui/useStyles';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { focusedByDialog } from '../identityFields';
import { pageTexts } from '../pageTexts';
import { Problem } from '../Problem';
import { deskAddress } from '../useAddress';
import { groupsOf } from './groupsOf';
import { pagesOf } from './pagesOf';
import { SearchGroups } from './SearchGroups';
import searchCss from './search.css';
import { useSearchTexts } from './searchTexts';
import { useChoices } from './useChoices';
import { isEnough, useFound } from './useFound';

const useContentWords = pageTexts(deskContentTexts);
const useSettingsWords = pageTexts(deskSettingsTexts);
const useStockWords = pageTexts(deskStockTexts);

interface SearchDialogProps {
  readonly organisation: Belonging;
  onClose(): void;
}

/** Finds any record of an organisation, and any page of the desk, by words (DESK-265). */
export function SearchDialog(props: SearchDialogProps) {
  const search = useSearchTexts();
  const words = { search, content: useContentWords(), settings: useSettingsWords(), stock: useStockWords() };
  return (
    <Dialog open title={search.title} closeText={useDesk().texts.close} onClose={props.onClose}>
      <SearchBox {...props} texts={words} />
    </Dialog>
  );
}

interface SearchBoxProps extends SearchDialogProps {
  readonly texts: Omit<Parameters<typeof pagesOf>[1] & Parameters<typeof groupsOf>[2]['words'], 'desk'>;
}

function SearchBox({ organisation, texts: { search, ...named }, onClose }: SearchBoxProps) {
  const { texts, lang, path, navigate } = useDesk();
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const { groups: found, error, isStale, retry } = useFound(organisation.id, words);
  const pages = isEnough(words) ? pagesOf(organisation, { desk: texts, ...named }, words) : [];
  const groups = [
    ...(pages.length > 0 ? [{ name: search.places, choices: pages }] : []),
    ...groupsOf(organisation.id, found, { words: { desk: texts, ...named, search }, search: words, lang }),
  ];
  const all = groups.flatMap(({ choices }) => choices);
  const hint = organisation.role === 'owner' ? search.hint : search.hintByName;
  const list = useChoices(all.length > 0);
  const body = useRef<HTMLDivElement>(null);
  useStyles(body, searchCss);

  const go = (to: string) => {
    onClose();
    // A list that is shown already reads its filters once.
    if (to.replace(/\?.*$/, '') === path) location.assign(deskAddress(to));
    else navigate(to);
  };
  // Enter, pressed before the answer to the last letter: what it finds first is gone to.
  const isWanted = useRef(false);
  const first = all[list.activeIndex]?.to;
  useEffect(() => {
    if (isStale || !isWanted.current) return;
    isWanted.current = false;
    if (first !== undefined) go(first);
  });
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isStale) isWanted.current = true;
    else if (first !== undefined) go(first);
  };
  const type = (text: string) => {
    setTyped(text);
    list.setActiveIndex(0);
    isWanted.current = false;
  };
  const { setReference } = list;
  const setField = useCallback(
    (field: HTMLInputElement | null) => {
      setReference(field);
      focusedByDialog(field);
    },
    [setReference],
  );
  return (
    <div ref={body} className="stack">
      <TextInput
        {...list.getReferenceProps({ onKeyDown: press })}
        ref={setField}
        label={search.label}
        hint={hint}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={100}
        dir="auto"
        value={typed}
        onValue={type}
      />
      <Problem
        texts={texts}
        error={error}
        action={
          <Button variant="secondary" onClick={retry}>
            {texts.retry}
          </Button>
        }
      />
      <SearchGroups {...{ groups, list, go }} label={search.title} busy={isStale} />
      {isEnough(words) && !isStale && all.length === 0 && <p className="muted">{search.none}</p>}
      <span className="visually-hidden" role="status">
        {isEnough(words) && !isStale && search.found(all.length)}
      </span>
    </div>
  );
}
