import { roles } from '../../../contract/terms/roles';
import type { DeskTexts } from '../../../i18n/desk';

/** The roles, as a list offers them. */
export const roleOptions = (texts: DeskTexts) => roles.map((value) => ({ value, label: texts.roles[value] }));
