import type { BlockView } from '../run/blockView';
import { CheckboxBlock } from '../blocks/CheckboxBlock';
import { ConditionalBlock } from '../blocks/ConditionalBlock';
import { SelectBlock } from '../blocks/SelectBlock';
import { SubmitBlock } from '../blocks/SubmitBlock';
import { TextAreaBlock } from '../blocks/TextAreaBlock';
import { TextBlock } from '../blocks/TextBlock';

/** Views of the plain kinds, by type, bundled with the form. Others are fetched by the forms that use them. */
export const plainViews: Readonly<Record<string, BlockView>> = {
  text: { View: TextBlock },
  textArea: { View: TextAreaBlock },
  checkbox: { View: CheckboxBlock },
  select: { View: SelectBlock },
  conditional: { View: ConditionalBlock },
  submit: { View: SubmitBlock },
};
