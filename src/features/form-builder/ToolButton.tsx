import { Icon } from '../../ui/Icon';

interface ToolButtonProps {
  readonly label: string;
  readonly icon: string;
  /** The drawing points the other way in right-to-left languages. */
  readonly turns?: boolean;
  /** Nothing to do now; it stays focusable. */
  readonly disabled?: boolean;
  /** State of a switch. */
  readonly pressed?: boolean;
  press(): void;
}

/** A button that is only an icon. */
export function ToolButton({ label, icon, turns = false, disabled, pressed, press }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="tool"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      aria-pressed={pressed}
      onClick={press}
    >
      <Icon path={icon} turns={turns} />
    </button>
  );
}
