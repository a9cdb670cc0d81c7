// Importing the whole element keeps the form's views in org-form.js, so that visitors load no extra file. The preview shows it, too.
import './org-form';

export * from '../src/features/form/editing';
