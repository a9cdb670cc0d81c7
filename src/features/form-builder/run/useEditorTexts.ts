import { formBuilderTexts, type FormBuilderTexts } from '../../../i18n/formBuilder';
import { formEditorTexts, type FormEditorTexts } from '../../../i18n/formEditor';
import { formPeopleTexts, type FormPeopleTexts } from '../../../i18n/formPeople';
import { joinTexts } from '../../../i18n/catalogue';
import { useFeatureTexts } from '../../../runtime/context';

/** All texts of the builder: its own, and those of blocks and properties. */
export const builderTexts = joinTexts({ editor: formEditorTexts, blocks: formBuilderTexts, people: formPeopleTexts });

export const useEditorTexts = (): FormEditorTexts => useFeatureTexts(builderTexts).editor;

export const useBlockTexts = (): FormBuilderTexts => useFeatureTexts(builderTexts).blocks;

/** What forms call parts of persons and their relations. */
export const usePeopleTexts = (): FormPeopleTexts => useFeatureTexts(builderTexts).people;
