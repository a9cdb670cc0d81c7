import { useEffect, useState } from 'react';
import { formWarningTexts } from '../../i18n/formWarnings';
import { type BuilderWarning, findBlock, warningsOf } from '../../core/form/editing';
import { useElement } from '../../runtime/context';
import { laterTexts } from '../../runtime/laterTexts';
import { Icon } from '../../ui/Icon';
import { alertIcon } from '../../ui/icons';
import { Menu } from './Menu';
import { NoWarnings } from './NoWarnings';
import { useBuilder, useBuilderState } from './run/builder';
import { fullName } from './run/useBlockName';
import { useBlockTexts, useEditorTexts } from './run/useEditorTexts';
import { usePanelTexts } from './run/usePanelTexts';

/** Idle milliseconds before the whole form is checked, so that typing never waits for it. */
const IDLE = 300;

const useSentences = laterTexts(formWarningTexts);

function useWarnings(): readonly BuilderWarning[] {
  const { clock, organisation } = useElement();
  const form = useBuilderState(({ history }) => history.present);
  const [warnings, setWarnings] = useState<readonly BuilderWarning[]>([]);
  useEffect(() => {
    const currency = organisation.devise.toLowerCase();
    return clock.after(IDLE, () => setWarnings(warningsOf(form, { currency })));
  }, [clock, form, organisation]);
  return warnings;
}

/** Warnings (BUILD-04, BUILD-28), each a link to the property that fixes it. */
export function WarningList() {
  const builder = useBuilder();
  const texts = useEditorTexts();
  const blocks = useBlockTexts();
  const panel = usePanelTexts();
  const warnings = useWarnings();
  const sentences = useSentences();
  const form = useBuilderState(({ history }) => history.present);
  if (warnings.length === 0) return <NoWarnings />;
  const said: Readonly<Record<string, string>> = { ...sentences, ...panel.warnings };
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
              {said[code]} {key !== undefined && <bdi>{key}</bdi>}
            </span>
          </button>
        </li>
      ))}
    </Menu>
  );
}
