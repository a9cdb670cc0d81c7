import type { StartState } from '../../../contract/desk/start';
import type { Belonging } from '../belonging';

/** Props of each step. */
export interface StepProps {
  readonly organisation: Belonging;
  readonly start: StartState;
  /** Reads what the server knows again. */
  onChanged(): Promise<void>;
}
