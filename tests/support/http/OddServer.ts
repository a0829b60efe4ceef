import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';

export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Allows every origin, and closes each connection because a script may have broken it. */
const headers = {
  Connection: 'close',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Allow-Methods': '*',
  'Access-Control-Expose-Headers': '*',
};

/** A service that answers by scripts in turn and repeats the last one. */
export class OddServer {
  readonly requests: SeenRequest[] = [];
  readonly #server: Server;
  #scripts: readonly RequestListener[] = [];

  constructor() {
    this.#server = createServer((request, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (request.method === 'OPTIONS') return response.writeHead(204).end();
      const chunks: Buffer[] = [];
      return request
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const { method = '', url = '' } = request;
          this.requests.push({ method, url, headers: request.headers, body: Buffer.concat(chunks).toString() });
          this.#nextScript()(request, response);
        });
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Clears the recorded requests and sets new scripts. */
  answers(...scripts: readonly RequestListener[]): void {
    this.requests.length = 0;
    this.#scripts = scripts;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The server was not started.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** The only request received. */
  get request(): SeenRequest {
    const [request, ...others] = this.requests;
    if (!request || others.length > 0) throw new Error(`There were ${this.requests.length} requests.`);
    return request;
  }

  #nextScript(): RequestListener {
    const [script, ...others] = this.#scripts;
    if (!script) throw new Error('No script says how to answer.');
    if (others.length > 0) this.#scripts = others;
    return script;
  }
}
