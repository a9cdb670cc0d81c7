import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { CampaignDelta } from '../../src/contract/campaigns/campaigns';
import { createShares } from './createShares';
import type { Timers } from './timers';

interface StreamsOptions {
  readonly timers: Timers;
  /** Spreads those that come back after a restart: from 0 to 1. */
  readonly random: () => number;
  /** Limits in all and per network: a hall full of telephones has one address. */
  readonly most?: number;
  readonly mostOfOne?: number;
}

/** Open streams of campaigns (CALL-27). */
export interface Streams {
  /**
   * Whether this network may open one more. If it is at its limit, or there is no room at all, the newcomer takes the
   * place of the largest holder: so opening thousands keeps no one else out.
   */
  hasRoom(network: string): boolean;
  /**
   * Turns a response into a stream: messages after `lastVersion` if still available, else the current version, which
   * shows the viewer whether it missed any.
   */
  open(id: string, stream: NewStream): void;
  /** One message, written once, to all viewers of a campaign. */
  send(id: string, delta: CampaignDelta): void;
  count(id?: string): number;
  /** Ends them all. */
  stop(): void;
}

interface NewStream {
  readonly response: ServerResponse;
  readonly network: string;
  /** Distinguishes viewers of one network, like their user agents. */
  readonly viewer?: string | undefined;
  readonly version: number;
  readonly lastVersion: number | null;
}

interface Campaign {
  readonly sockets: Set<Socket>;
  /** The last messages, each following the one before. */
  sent: { readonly delta: CampaignDelta; readonly message: Buffer }[];
}

const HEARTBEAT = 20_000;
const heartbeat = Buffer.from(':\n\n');
/** Bytes that may wait for a viewer who takes nothing; then it has to come back. */
const MOST_WAITING = 256 * 1024;
const KEPT = 30;

const written = (delta: CampaignDelta) =>
  Buffer.from(`event: campagne\nid: ${delta.version}\ndata: ${JSON.stringify(delta)}\n\n`);

/** Keeps the streams of all campaigns of this process. */
export function createStreams({ timers, random, most = 20_000, mostOfOne = 3000 }: StreamsOptions): Streams {
  const campaigns = new Map<string, Campaign>();
  const shares = createShares();
  const leaving = new WeakMap<Socket, () => void>();
  let total = 0;
  let cancelBeat = () => {};

  function write(socket: Socket, message: Buffer) {
    if (socket.writableLength > MOST_WAITING) socket.destroy();
    else socket.write(message);
  }

  function beat() {
    for (const { sockets } of campaigns.values()) for (const socket of sockets) write(socket, heartbeat);
    cancelBeat = timers.after(HEARTBEAT, beat);
  }

  function leave(id: string, campaign: Campaign, socket: Socket, { network, viewer }: NewStream) {
    if (!campaign.sockets.delete(socket)) return;
    total -= 1;
    shares.leave(network, viewer, socket);
    if (campaign.sockets.size === 0) campaigns.delete(id);
    if (total === 0) cancelBeat();
  }

  /**
   * The network that gives up a stream for one more of this one; null if none has to, or none has more: no place is
   * taken only to be taken back.
   */
  function giver(network: string): string | null {
    const own = shares.count(network);
    if (own >= mostOfOne) return network;
    if (total < most) return null;
    const largest = shares.largest();
    return largest !== null && shares.count(largest) > own + 1 ? largest : null;
  }

  /** Messages that lead from a version to the last one; null when they do not. */
  function missed({ sent }: Campaign, lastVersion: number | null, version: number): Buffer[] | null {
    const from = sent.findIndex(({ delta }) => delta.previous === lastVersion && delta.version > delta.previous);
    return from >= 0 && sent.at(-1)?.delta.version === version ? sent.slice(from).map(({ message }) => message) : null;
  }

  return {
    hasRoom: (network) => total < most || giver(network) !== null,
    open(id, stream) {
      const { response, network, viewer, version, lastVersion } = stream;
      const { socket } = response;
      // A viewer who left while the campaign was read would never be noticed leaving.
      if (!socket || socket.destroyed) return;
      response.setHeader('Content-Type', 'text/event-stream');
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('X-Accel-Buffering', 'no');
      response.setHeader('Connection', 'close');
      // Without chunks one buffer serves all sockets as it is.
      response.removeHeader('Transfer-Encoding');
      response.flushHeaders();
      const campaign = campaigns.get(id) ?? { sockets: new Set<Socket>(), sent: [] };
      campaigns.set(id, campaign);
      campaign.sockets.add(socket);
      const from = giver(network);
      const oldest = from === null ? null : shares.oldest(from);
      if (oldest) {
        // Its place is free at once, before its close event.
        leaving.get(oldest)?.();
        oldest.destroy();
      }
      shares.join(network, viewer, socket);
      total += 1;
      if (total === 1) cancelBeat = timers.after(HEARTBEAT, beat);
      const gone = () => leave(id, campaign, socket, stream);
      leaving.set(socket, gone);
      socket.once('close', gone);
      const hello = written({ version, previous: version });
      const first = missed(campaign, lastVersion, version) ?? [hello];
      const retry = Buffer.from(`retry: ${Math.round(1000 + random() * 3000)}\n\n`);
      socket.write(Buffer.concat([retry, ...first]));
    },
    send(id, delta) {
      const campaign = campaigns.get(id);
      if (!campaign) return;
      const message = written(delta);
      campaign.sent = [...campaign.sent, { delta, message }].slice(-KEPT);
      for (const socket of campaign.sockets) write(socket, message);
    },
    count: (id) => (id === undefined ? total : (campaigns.get(id)?.sockets.size ?? 0)),
    stop() {
      cancelBeat();
      for (const { sockets } of campaigns.values()) for (const socket of sockets) socket.end();
    },
  };
}
