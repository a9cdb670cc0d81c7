// Parts of the form that only some payments have.
export { DisplayName } from './campaign/DisplayName';
export { DebtList } from './debts/DebtList';
export { ExpiredNotice } from './ExpiredNotice';
export { ExtraFields } from './extra/ExtraFields';
export { People } from './people/People';
export { ChangedAmount } from './schedule/ChangedAmount';
export { SubjectRows } from './subject/SubjectRows';
