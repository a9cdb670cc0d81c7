/** Props of a tool's dialog. */
export interface ToolProps {
  readonly open: boolean;
  close(): void;
}
