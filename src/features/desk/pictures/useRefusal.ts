import { DeskError } from '../deskClient';
import { useDesk } from '../deskContext';
import { useEditingTexts } from '../editing/editingTexts';
import { problemText } from '../problemText';

/** Why a picture was not taken, in words. */
export function useRefusal(): (error: unknown) => string {
  const { texts } = useDesk();
  const { refusals } = useEditingTexts();
  return (error) => (error instanceof DeskError && refusals[error.code as 'fileSize']) || problemText(texts, error);
}
