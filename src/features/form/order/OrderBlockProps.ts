import type { FormOrderTexts } from '../../../i18n/formOrder';
import type { BlockViewProps } from '../run/blockView';

export interface OrderBlockProps extends BlockViewProps {
  readonly texts: FormOrderTexts;
}
