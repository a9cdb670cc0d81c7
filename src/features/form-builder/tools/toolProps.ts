/** What a tool's dialog is given. */
export interface ToolProps {
  readonly open: boolean;
  close(): void;
}
