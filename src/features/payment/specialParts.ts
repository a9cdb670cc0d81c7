// Parts of the form that only some payments have.
export { DisplayName } from './fields/DisplayName';
export { DebtList } from './debts/DebtList';
export { ExpiredNotice } from './ExpiredNotice';
export { ExtraFields } from './extra/ExtraFields';
export { People } from './people/People';
export { ChangedAmount } from './fields/ChangedAmount';
export { SubjectRows } from './summary/SubjectRows';
