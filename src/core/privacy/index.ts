export { retentionBounds, type Retention } from '../../contract/terms/retention';
export { firstHeldDay, lockedUntil, retentionKinds, retentionOf, type RetentionChoice } from './retention';
