import { memo } from 'react';
import type { Language } from '../../../contract/terms/languages';
import wallDateCss from '../../../ui/date/wallDate.css';
import phoneCss from '../../../ui/phone/phone.css';
import optionsCss from '../../../ui/styles/options.css';
import type { BlockView } from '../run/blockView';
import { partName } from './partName';
import { PersonBlock } from './PersonBlock';
import { loadPeopleTexts } from './peopleTexts';
import peopleCss from './people.css';

/** The view of identity, contacts, children and memorials: their block's fields decide the parts. */
export async function personView(lang: Language): Promise<BlockView> {
  const texts = await loadPeopleTexts(lang);
  return {
    View: memo(function PersonView(props) {
      return <PersonBlock {...props} texts={texts} />;
    }),
    css: optionsCss + phoneCss + wallDateCss + peopleCss,
    partName: (block, part) => partName(block, part, texts),
  };
}
