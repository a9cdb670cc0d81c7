import { useRef, type RefObject } from 'react';
import choicesCss from '../../../ui/styles/choices.css';
import formsCss from '../../../ui/styles/forms.css';
import optionsCss from '../../../ui/styles/options.css';
import progressCss from '../../../ui/styles/progress.css';
import { useStyles } from '../../../ui/useStyles';
import editingCss from './editing.css';

const css = [choicesCss, formsCss, optionsCss, progressCss, editingCss].join('\n');

/** For the root of a page that edits: it brings the style sheets. */
export function useEditingStyles(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, css);
  return place;
}
