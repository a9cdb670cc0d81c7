import { useState } from 'react';
import { readTranslations, type ReadTranslations, translationsCsv } from '../../../../core/form/editing';
import { useElement } from '../../../../runtime/context';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { useBuilder } from '../../run/builder';
import { download } from '../download';
import { FileButton } from '../FileButton';
import { useToolTexts } from '../useToolTexts';
import { languageName } from '../../run/languageName';

/** So many rows that are left out are named. */
const NAMED = 20;

/** Translations as a table for translators; what comes back is summed up before it is applied (BUILD-50). */
export function TranslatorFiles() {
  const { translations: texts } = useToolTexts();
  const { organisation } = useElement();
  const builder = useBuilder();
  const [csv, setCsv] = useState<string | null>(null);
  const [found, setFound] = useState<ReadTranslations | null>(null);
  const [problem, setProblem] = useState<string>();
  const read = async (file: File) => {
    const text = await file.text();
    const said = readTranslations(builder.form(), text, organisation.language);
    setCsv(text);
    setFound(typeof said === 'string' ? null : said);
    setProblem(typeof said === 'string' ? texts.problems[said] : undefined);
  };
  const apply = () => {
    // The form may be another one than when the file was chosen.
    const said = csv === null ? 'notCsv' : readTranslations(builder.form(), csv, organisation.language);
    if (typeof said !== 'string') builder.change(said.commands);
    setFound(null);
  };
  return (
    <>
      <div className="translations-bar">
        <Button
          variant="secondary"
          onClick={() =>
            download(translationsCsv(builder.form(), organisation.language), 'translations.csv', 'text/csv')
          }
        >
          {texts.download}
        </Button>
        <FileButton label={texts.choose} accept=".csv,text/csv" error={problem} choose={(file) => void read(file)} />
      </div>
      {found && <Summary found={found} apply={apply} />}
    </>
  );
}

function Summary({ found, apply }: { found: ReadTranslations; apply(): void }) {
  const { translations: texts } = useToolTexts();
  const { lang } = useElement();
  const { changes, added, leftOut, ignored } = found;
  return (
    <Notice
      tone="info"
      role="status"
      title={texts.found(changes.length)}
      action={changes.length > 0 && <Button onClick={apply}>{texts.apply}</Button>}
    >
      {added.length > 0 && (
        <p>
          {texts.added} {added.map((one) => languageName(one, lang)).join(', ')}
        </p>
      )}
      {ignored.length > 0 && (
        <p>
          {texts.ignored} <bdi>{ignored.join(', ')}</bdi>
        </p>
      )}
      {leftOut.length > 0 && (
        <>
          <p>{texts.out(leftOut.length)}</p>
          <ul>
            {leftOut.slice(0, NAMED).map(({ line, why, name }) => (
              <li key={line}>
                {texts.line} {line}, <bdi>{name}</bdi> – {texts.leftOut[why]}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
