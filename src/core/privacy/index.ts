export {
  firstHeldDay,
  lockedUntil,
  retentionBounds,
  retentionKinds,
  retentionOf,
  type Retention,
  type RetentionChoice,
} from './retention';
