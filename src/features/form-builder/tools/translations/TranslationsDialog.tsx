import { useRef, useState } from 'react';
import { languagesOfForm } from '../../../../core/form/editing';
import type { Language } from '../../../../contract/terms/languages';
import { Dialog } from '../../../../ui/Dialog';
import { useStyles } from '../../../../ui/useStyles';
import { useBuilderState } from '../../run/builder';
import { useEditorTexts } from '../../run/useEditorTexts';
import type { ToolProps } from '../toolProps';
import toolsCss from '../tools.css';
import { useToolTexts } from '../useToolTexts';
import { LanguageChoice } from './LanguageChoice';
import { TextList } from './TextList';
import { TranslatorFiles } from './TranslatorFiles';

/** The texts of a form in its languages, side by side (BUILD-52). */
export function TranslationsDialog({ open, close }: ToolProps) {
  const texts = useToolTexts();
  const { cancel } = useEditorTexts();
  return (
    <Dialog open={open} title={texts.names.translations} closeText={cancel} onClose={close}>
      <Translations />
    </Dialog>
  );
}

function Translations() {
  const { translations: texts } = useToolTexts();
  const spoken = languagesOfForm(useBuilderState(({ history }) => history.present));
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, toolsCss);
  const [wanted, setWanted] = useState<Language | null>(null);
  const lang = wanted && spoken.includes(wanted) ? wanted : (spoken[0] ?? null);
  return (
    <div className="panel-fields translations" ref={place}>
      <p className="muted">{texts.why}</p>
      <LanguageChoice lang={lang} choose={setWanted} />
      {lang && <TextList key={lang} lang={lang} />}
      <TranslatorFiles />
    </div>
  );
}
