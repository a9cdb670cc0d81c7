// Needed to send a form, and to explain why it was not sent.
export { createSend } from './createSend';
export { ErrorSummary } from './ErrorSummary';
export { sendingTexts } from './sendingTexts';
export { NoForm } from './NoForm';
export { OrderTrial } from './OrderTrial';
export { SentCard } from './SentCard';
