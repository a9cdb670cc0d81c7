import { useEffect, useState } from 'react';
import { formWarningTexts } from '../../i18n/formWarnings';
import { findBlock, warningsOf } from '../../core/form/editing';
import { useElement } from '../../runtime/context';
import { laterTexts } from '../../runtime/laterTexts';
import { Icon } from '../../ui/Icon';
import { alertIcon } from '../../ui/icons';
import { Menu } from './Menu';
import { NoWarnings } from './NoWarnings';
import type { Language } from '../../contract/terms/languages';
import { useBuilder, useBuilderState } from './run/builder';
import { languageName } from './run/languageName';
import { fullName } from './run/useBlockName';
import { useBlockTexts, useEditorTexts } from './run/useEditorTexts';
import { usePanelTexts } from './run/usePanelTexts';
import { useSaving } from './saving/saving';
import type { Subject } from './subject/subject';

/** Idle milliseconds before the whole form is checked, so that typing never waits for it. */
const IDLE = 300;

const useSentences = laterTexts(formWarningTexts);

type Warnings = Awaited<ReturnType<Subject['warn']>>;

function useWarnings(subject: Subject | null): Warnings {
  const { clock, organisation } = useElement();
  const form = useBuilderState(({ history }) => history.present);
  const [warnings, setWarnings] = useState<Warnings>([]);
  useEffect(() => {
    const currency = organisation.devise.toLowerCase();
    let isWanted = true;
    const check = () => {
      if (!subject) return setWarnings(warningsOf(form, { currency }));
      void subject.warn(form).then((found) => isWanted && setWarnings(found));
    };
    const cancel = clock.after(IDLE, check);
    return () => {
      isWanted = false;
      cancel();
    };
  }, [clock, form, organisation, subject]);
  return warnings;
}

/** Warnings (BUILD-04, BUILD-28), each a link to the property that fixes it. */
export function WarningList() {
  const builder = useBuilder();
  const texts = useEditorTexts();
  const blocks = useBlockTexts();
  const panel = usePanelTexts();
  const { subject } = useSaving();
  const { lang } = useElement();
  const warnings = useWarnings(subject);
  const sentences = useSentences();
  const form = useBuilderState(({ history }) => history.present);
  if (warnings.length === 0) return <NoWarnings />;
  const said: Readonly<Record<string, string>> = { ...sentences, ...panel.warnings, ...subject?.sentences };
  const nameOf = (id: string) => {
    const block = findBlock(form.document, id.split('/')[0] ?? '')?.block;
    return block ? fullName(block, blocks.kinds) : texts.form;
  };
  return (
    <Menu
      className="warnings"
      summary={
        <>
          <Icon path={alertIcon} /> {texts.warnings(warnings.length)}
        </>
      }
    >
      {warnings.map(({ block, property, setting, code, key }, index) => (
        <li key={index}>
          <button
            type="button"
            className="menu-item"
            onClick={() => builder.aim(block.split('/')[0] ?? '', property ?? setting)}
          >
            <strong>{nameOf(block)}</strong>
            <span>
              {said[code]}{' '}
              {key !== undefined && (
                <bdi>{code === 'translationMissing' ? languageName(key as Language, lang) : key}</bdi>
              )}
            </span>
          </button>
        </li>
      ))}
    </Menu>
  );
}
