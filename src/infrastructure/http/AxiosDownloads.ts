import axios from 'axios';
import type { Connectivity } from '../../application/ports/Connectivity.ts';
import type { Downloads } from '../../application/ports/Downloads.ts';
import type { PendingRequests } from '../../application/ports/PendingRequests.ts';
import { failureOf } from './failureOf.ts';

const timeout = 60_000;

/** Fetches a file as a blob and clicks a link to it. No token goes along: the address may be anyone's. */
export class AxiosDownloads implements Downloads {
  readonly #connectivity: Connectivity;
  readonly #pending: PendingRequests;

  constructor(connectivity: Connectivity, pending: PendingRequests) {
    this.#connectivity = connectivity;
    this.#pending = pending;
  }

  async save(address: string, fileName: string): Promise<void> {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await this.#fetch(address));
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  async #fetch(address: string): Promise<Blob> {
    const done = this.#pending.begin();
    try {
      return (await axios.get<Blob>(address, { responseType: 'blob', timeout })).data;
    } catch (error) {
      throw failureOf(error, this.#connectivity.online());
    } finally {
      done();
    }
  }
}
