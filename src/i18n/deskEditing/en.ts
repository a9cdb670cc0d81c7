import type { DeskEditingTexts } from './fr';

export const deskEditing: DeskEditingTexts = {
  unsaved: 'Not saved',
  reset: 'Discard changes',
  changed: 'Somebody changed this meanwhile.',
  changedText: 'What you typed is still here. Save to keep it, or discard your changes to take what follows.',
  theirs: (label) => `${label}:`,
  nothing: 'nothing',
  choose: 'Choose a picture',
  replace: 'Replace the picture',
  remove: 'Remove',
  removeOf: (label) => `Remove: ${label}`,
  up: (label) => `Move up: ${label}`,
  down: (label) => `Move down: ${label}`,
  pictureHint: 'JPEG, PNG or WebP. You can also drop it here.',
  refusals: {
    fileType: 'Choose a JPEG, PNG or WebP picture.',
    fileSize: 'This picture is too large.',
    tooManyPixels: 'This picture has too many pixels.',
    unreadable: 'This picture cannot be read.',
    empty: 'This file is empty.',
    quota: 'There is no more room for new pictures.',
    noRoom: 'The server has no more room.',
  },
};
