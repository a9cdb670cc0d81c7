import { useState } from 'react';
import type { Language } from '../../../../contract/common';
import type { Translation } from '../../../../contract/site/translations';
import { translatableField } from '../../../../contract/terms/translatable';
import { Button } from '../../../../ui/Button';
import { useDesk } from '../../deskContext';
import { DeskForm } from '../../DeskForm';
import { ResetButton } from '../../editing/marks';
import { fieldWord } from './fieldWord';
import { Said } from './Said';
import { Theirs } from './Theirs';
import { Typed } from './Typed';
import { useTranslation } from './useTranslation';
import { useTranslationsTexts } from './translationsTexts';

interface TranslationRowProps {
  readonly row: Translation;
  readonly place: { readonly organisation: string; readonly own: Language; readonly lang: Language };
  /** Typed before the row was last hidden; null for nothing. */
  readonly draft: string | null;
  /** Told what is typed and not saved. */
  onDraft(text: string | null): void;
  onSaved(): void;
}

/** A text beside its translation, which is saved by itself. */
export function TranslationRow({ row, place, draft, onDraft, onSaved }: TranslationRowProps) {
  const { texts } = useDesk();
  const words = useTranslationsTexts();
  const { known, text, isEdited, isMet, busy, error, set, save, reset } = useTranslation({
    ...{ row, place, draft, onDraft, onSaved },
  });
  const [isOpen, setOpen] = useState(false);
  const { kind, field, name } = known;
  const isImage = kind === 'image';
  const { look, longest } = translatableField(kind, field);
  const label = words.fields[fieldWord(kind, field)];
  const title = name === '' ? label : words.of(label, name);
  const isHtml = look === 'html';
  return (
    <li className="card translation">
      <div className="desk-row">
        <h2 className="translation-name">
          {label}
          {name !== '' && (
            <span className="muted">
              {' · '}
              <bdi>{name}</bdi>
            </span>
          )}
        </h2>
        <span className={known.state === 'current' ? 'desk-state desk-state-succeeded' : 'desk-state'}>
          {words.states[known.state]}
        </span>
      </div>
      <div className="translation-texts">
        <div className="desk-row-text">
          {isImage && <img src={field} alt="" loading="lazy" />}
          <Said text={known.original} lang={place.own} isHtml={isHtml} />
        </div>
        {isHtml && !isOpen && !isEdited ? (
          <div className="desk-row-text">
            {known.text !== '' && <Said text={known.text} lang={place.lang} isHtml />}
            <p>
              <Button variant="secondary" aria-label={words.of(words.open, title)} onClick={() => setOpen(true)}>
                {words.open}
              </Button>
            </p>
          </div>
        ) : (
          <DeskForm
            texts={texts}
            submit={texts.save}
            busy={busy}
            error={error}
            others={
              <>
                {isEdited && <ResetButton onReset={reset} />}
                {!isEdited && known.state === 'outdated' && (
                  <Button variant="secondary" onClick={() => void save()}>
                    {words.right}
                  </Button>
                )}
              </>
            }
            onSubmit={() => void save()}
          >
            <Typed label={title} lang={place.lang} look={look} longest={longest} value={text} onValue={set} />
            {isMet && <Theirs known={known} lang={place.lang} isHtml={isHtml} />}
            {known.state === 'outdated' && !isMet && <p className="muted">{words.changedSince}</p>}
          </DeskForm>
        )}
      </div>
    </li>
  );
}
