import axios from 'axios';
import type { Connectivity } from '../../application/shared/Connectivity.ts';
import type { Downloads } from '../../application/shared/Downloads.ts';
import type { PendingRequests } from '../../application/shared/PendingRequests.ts';
import { failureOf } from './failureOf.ts';
import type { ServiceHttp } from './ServiceHttp.ts';

const timeout = 60_000;

interface DownloadContext {
  readonly connectivity: Connectivity;
  readonly pending: PendingRequests;
  /** Base URLs of our services; '' for the page's own origin. */
  readonly services: readonly string[];
  /** Client for any of them. */
  readonly http: ServiceHttp;
  /** Saves the fetched file. */
  readonly saveBlob: (blob: Blob, fileName: string) => void;
}

/** Downloads a file. The session is sent to our own services only, never to other hosts. */
export class AxiosDownloads implements Downloads {
  readonly #context: DownloadContext;

  constructor(context: DownloadContext) {
    this.#context = context;
  }

  async save(address: string, fileName: string): Promise<void> {
    const { http, saveBlob } = this.#context;
    saveBlob(await (this.#isOurs(address) ? http.fileAt(address) : this.#ofAnyone(address)), fileName);
  }

  #isOurs(address: string): boolean {
    const { origin } = new URL(address);
    return this.#context.services.some((service) => new URL(service, window.location.origin).origin === origin);
  }

  async #ofAnyone(address: string): Promise<Blob> {
    const done = this.#context.pending.begin();
    try {
      return (await axios.get<Blob>(address, { responseType: 'blob', timeout })).data;
    } catch (error) {
      throw failureOf(error, this.#context.connectivity.online());
    } finally {
      done();
    }
  }
}
