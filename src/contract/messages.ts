/** Version of the frame protocol (docs/messages.md). A side ignores messages of a version it does not know. */
export const frameProtocolVersion = 1;

/** Marks our messages among all that a window receives. */
export const frameOriginator = 'orgkit';

/** What the framed page tells the host script. */
export type FrameToHost =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'event'; name: string; detail: unknown }
  /** Asks the host to send the whole window to a payment address. */
  | { type: 'navigate'; url: string };

/** What the host script tells the framed page. */
export type HostToFrame = { type: 'hello' } | { type: 'attributes'; attributes: Record<string, string | null> };

/** Every message wears this envelope; `frame` is the id that the host script gave the frame. */
export type FrameMessage<M> = M & { originator: typeof frameOriginator; version: number; frame: string };
