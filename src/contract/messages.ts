import type { Campaign } from './campaigns/campaigns';
import type { PaymentConfig } from './payments/payments';

/** Version of the frame protocol (docs/messages.md). A side ignores messages of a version it does not know. */
export const frameProtocolVersion = 1;

/** Marks our messages among all that a window receives. */
export const frameOriginator = 'orgkit';

/** Messages from the framed page to the host script. */
export type FrameToHost =
  /** The framed page listens. `title` names it for screen readers. The only message sent to any origin. */
  | { type: 'ready'; title: string }
  /** The height of its content in CSS pixels. */
  | { type: 'height'; height: number }
  /** An element of the frame dispatched a DOM event. */
  | { type: 'event'; name: string; detail: unknown }
  /** The element has handled the payer's return: `intent` and `status` may be removed from the page's address. */
  | { type: 'returned' }
  /** Asks the host to send the whole window to a payment address. */
  | { type: 'navigate'; url: string; intent: string | null; config: PaymentConfig | null };

/** Messages from the host script to the framed page. */
export type HostToFrame =
  /**
   * Answers `ready`: both sides now know each other's origin. `page` is the address payers return to, `arrival` the
   * query with the visitor's origin (PAY-05).
   */
  | { type: 'hello'; page: string; arrival?: string }
  /** Attributes of the placeholder that changed; `null` stands for removed. */
  | { type: 'attributes'; attributes: Record<string, string | null> };

/** Message from a framed campaign to a desk of the same origin: it is ready to show a draft (DESK-53). */
export type FrameToDesk = { type: 'draft-wanted' };

/** Message from the desk to a framed campaign: unsaved settings to show in place of the saved ones. */
export type DeskToFrame = { type: 'draft'; settings: Partial<Campaign> };

type Message = FrameToHost | HostToFrame | FrameToDesk | DeskToFrame;

/** Every message wears this envelope. */
type FrameMessage<M> = M & { originator: typeof frameOriginator; version: number };

/** Puts a message into its envelope. */
export const envelope = <M extends Message>(message: M): FrameMessage<M> => ({
  ...message,
  originator: frameOriginator,
  version: frameProtocolVersion,
});

/** The message inside an envelope of our version, or null for anything else that a window receives. */
export function openEnvelope<M extends Message>(data: unknown): M | null {
  if (typeof data !== 'object' || data === null) return null;
  const { originator, version } = data as Partial<FrameMessage<M>>;
  return originator === frameOriginator && version === frameProtocolVersion ? (data as M) : null;
}
