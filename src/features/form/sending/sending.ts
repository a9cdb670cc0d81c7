// What is needed once a form is sent, and what says why it was not.
export { createSend } from './createSend';
export { ErrorSummary } from './ErrorSummary';
export { sendingTexts } from './sendingTexts';
export { NoForm } from './NoForm';
export { SentCard } from './SentCard';
