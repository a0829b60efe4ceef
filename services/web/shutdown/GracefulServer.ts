import { setMaxListeners } from 'node:events';
import { Server, type IncomingMessage, type RequestListener, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { rawAnswer } from '../malformed/rawAnswer.ts';
import { rawText } from '../malformed/rawText.ts';

interface Connection {
  /** When it was opened or its last request was answered. */
  since: number;
  /** How many bytes it had brought by then. */
  bytes: number;
  /** Answers that are not sent yet. They end with the connection: Node.js tells nobody about those that had to wait. */
  readonly underWay: Set<ServerResponse>;
}

/** In which whoever has just connected sends a request. In milliseconds. */
const freshMs = 500;
/** The port closes once nobody has connected for so long. */
const quietMs = 50;
/** How long it may stay open for want of that. */
const longestWaitMs = 500;
/** How often to look whether somebody has connected. */
const lookMs = 5;

/** The process lives until it has ended. */
const isLiveness = ({ url = '' }: IncomingMessage): boolean => url.split('?')[0] === '/livez';

/** An HTTP server that can refuse new requests while those under way go on (`stopServer`). */
export class GracefulServer extends Server {
  readonly #bodiesEnd = new AbortController();
  readonly #stopping = new AbortController();
  readonly #connections = new Map<Socket, Connection>();
  readonly #heldBack: (() => void)[] = [];
  #state: 'open' | 'stopping' | 'closing' | 'closed' = 'open';
  #accepted = 0;

  constructor(options: ServerOptions, refuse: RequestListener, answer: RequestListener) {
    super(options);
    setMaxListeners(0, this.#bodiesEnd.signal, this.#stopping.signal);
    this.on('connection', (socket: Socket) => {
      this.#accepted += 1;
      this.#connections.set(socket, { since: performance.now(), bytes: 0, underWay: new Set() });
      socket.once('close', () => this.#connections.delete(socket));
    });
    this.on('request', (request, response) => {
      this.#note(request.socket, response);
      if (this.#state === 'open' || isLiveness(request)) answer(request, response);
      else if (this.#state === 'closing') this.#heldBack.push(() => refuse(request, response));
      else refuse(request, response);
    });
  }

  /** Aborted when bodies that still arrive have to be given up. */
  get bodiesEnd(): AbortSignal {
    return this.#bodiesEnd.signal;
  }

  /** Aborted when requests are refused from then on. */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  /** From now on requests are refused, and connections end with their answer. */
  refuseRequests(): void {
    this.#state = 'stopping';
    for (const { underWay } of this.#connections.values()) {
      for (const response of underWay) response.shouldKeepAlive = false;
    }
    this.#stopping.abort();
  }

  /** Closes the port, at once or when nobody connects, and resolves when the last connection has closed. */
  async closePort(when: 'now' | 'quiet'): Promise<void> {
    if (when === 'quiet') await this.#untilNobodyConnects();
    const closed = new Promise<void>((resolve) => void this.close(() => resolve()));
    this.#state = 'closed';
    for (const refuse of this.#heldBack.splice(0)) refuse();
    await closed;
  }

  /** Refuses requests that have not arrived as a whole. */
  refuseUnfinished(): void {
    this.#bodiesEnd.abort();
    const refusal = rawText(rawAnswer(503));
    for (const [socket, { bytes }] of this.#idle()) {
      if (socket.bytesRead > bytes) socket.end(refusal, () => socket.destroy());
    }
  }

  /** Also those that never had a request; but none that may be about to bring one, which would be reset. */
  override closeIdleConnections(): void {
    const now = performance.now();
    for (const [socket, { since, bytes }] of this.#idle()) {
      if (now - since > freshMs && socket.bytesRead === bytes) socket.end(() => socket.destroy());
    }
  }

  /**
   * A connection that still waits in the system's queue when the port closes is reset, so this waits until nobody connects. Refusals
   * are held back meanwhile, because whoever gets one may connect again at once.
   */
  async #untilNobodyConnects(): Promise<void> {
    this.#state = 'closing';
    const giveUpAt = performance.now() + longestWaitMs;
    let [before, quietSince] = [this.#accepted, performance.now()];
    while (performance.now() - quietSince < quietMs && performance.now() < giveUpAt) {
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      await wait(lookMs);
      if (before !== this.#accepted) [before, quietSince] = [this.#accepted, performance.now()];
    }
  }

  #note(socket: Socket, response: ServerResponse): void {
    const connection = this.#connections.get(socket);
    connection?.underWay.add(response);
    if (this.#state !== 'open') response.shouldKeepAlive = false;
    response.once('close', () => {
      if (!connection) return;
      connection.underWay.delete(response);
      connection.since = performance.now();
      connection.bytes = socket.bytesRead;
    });
  }

  /** The connections without a request. */
  #idle(): readonly (readonly [Socket, Connection])[] {
    return [...this.#connections].filter(([, { underWay }]) => underWay.size === 0);
  }
}
