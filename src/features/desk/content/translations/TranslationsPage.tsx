import { useCallback, useRef } from 'react';
import type { Language } from '../../../../contract/common';
import type { ResponseOut } from '../../../../contract/route';
import { countTranslations, listTranslations, type Translation } from '../../../../contract/site/translations';
import { localeOf } from '../../../../core/money';
import { languageNames } from '../../../../i18n/languageNames';
import { Select } from '../../../../ui/fields/Select';
import { useStyles } from '../../../../ui/useStyles';
import { useDesk } from '../../deskContext';
import { FilterForm } from '../../FilterForm';
import { FoundList } from '../../FoundList';
import { Loaded } from '../../Loaded';
import { SearchField } from '../../SearchField';
import { useListFilters } from '../../useListFilters';
import { useLoaded } from '../../useLoaded';
import { usePages, type Filters } from '../../usePages';
import { Figures } from './Figures';
import { TableButton } from './TableButton';
import { TranslationRow } from './TranslationRow';
import translationsCss from './translations.css';
import { useDrafts } from './useDrafts';
import { useTranslationsTexts } from './translationsTexts';

const keys = ['lang', 'kind', 'state', 'search'] as const;
const searchable = ['missing', 'outdated'] as const;

interface TranslationsPageProps {
  readonly organisation: string;
  readonly own: Language;
  /** Those that are translated into. */
  readonly languages: readonly Language[];
}

/** What is translated into a language, and what is not (DESK-165). */
export function TranslationsPage({ organisation, own, languages }: TranslationsPageProps) {
  const { call, lang: spoken } = useDesk();
  const words = useTranslationsTexts();
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, translationsCss);
  const { typed, asked, set } = useListFilters(keys);
  const lang = languages.find((one) => one === typed.lang) ?? languages[0] ?? own;
  const load = useCallback(
    (query: Filters, lasts: { readonly signal?: AbortSignal }) =>
      call(listTranslations, { organisation, query: { ...query, lang }, ...lasts }),
    [call, organisation, lang],
  );
  const list = usePages<Translation, ResponseOut<typeof listTranslations>>(load, asked);
  const counts = useLoaded(
    useCallback(
      async () => (await call(countTranslations, { organisation, query: { lang } })).data,
      [call, organisation, lang],
    ),
  );
  const drafts = useDrafts();
  const write = (count: number) => new Intl.NumberFormat(localeOf(spoken)).format(count);
  const kinds = (counts.found ?? []).map(({ kind, missing, outdated }) => ({
    value: kind,
    label: words.counted(words.kinds[kind], write(missing + outdated)),
  }));
  const none = {
    '': 'kind' in asked || 'search' in asked ? words.noneFound : words.none,
    missing: 'search' in asked ? words.noneFound : words.noneMissing,
    outdated: 'search' in asked ? words.noneFound : words.noneOutdated,
  };
  return (
    <div className="stack" ref={place}>
      <Loaded list={counts}>{(found) => <Figures counts={found} />}</Loaded>
      <FilterForm>
        <Select
          label={words.language}
          value={lang}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onValue={(value) => set({ lang: value })}
        />
        <Select
          label={words.state}
          value={typed.state}
          options={[
            { value: '', label: words.all },
            ...searchable.map((value) => ({ value, label: words.states[value] })),
          ]}
          onValue={(state) => set({ state })}
        />
        <Select
          label={words.kind}
          value={typed.kind}
          options={[{ value: '', label: words.allKinds }, ...kinds]}
          onValue={(kind) => set({ kind })}
        />
        <SearchField
          label={words.search}
          hint={words.searchHint}
          value={typed.search}
          onValue={(search) => set({ search })}
        />
      </FilterForm>
      <TableButton
        place={{ organisation, own, lang }}
        filters={asked}
        onTaken={() => {
          void counts.read();
          list.retry();
        }}
      />
      <FoundList list={list} none={none[(typed.state || '') as keyof typeof none]} more={words.more}>
        {(rows) => (
          <ul className="desk-list">
            {rows.map((row) => (
              <TranslationRow
                key={`${lang} ${row.id}`}
                row={row}
                place={{ organisation, own, lang }}
                draft={drafts.of(`${lang} ${row.id}`)}
                onDraft={(text) => drafts.keep(`${lang} ${row.id}`, text)}
                onSaved={() => void counts.read()}
              />
            ))}
          </ul>
        )}
      </FoundList>
    </div>
  );
}
