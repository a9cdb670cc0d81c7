import { formBuilderTexts, type FormBuilderTexts } from '../../../i18n/formBuilder';
import { formEditorTexts, type FormEditorTexts } from '../../../i18n/formEditor';
import { joinTexts } from '../../../i18n/catalogue';
import { useFeatureTexts } from '../../../runtime/context';

/** Texts that the builder begins with: its own, and those of blocks. */
export const builderTexts = joinTexts({ editor: formEditorTexts, blocks: formBuilderTexts });

export const useBuilderTexts = () => useFeatureTexts(builderTexts);

export const useEditorTexts = (): FormEditorTexts => useBuilderTexts().editor;

export const useBlockTexts = (): FormBuilderTexts => useBuilderTexts().blocks;
