export { PledgeForm } from './PledgeForm';
export { PledgeSent } from './PledgeSent';
