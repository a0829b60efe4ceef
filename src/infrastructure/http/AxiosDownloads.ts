import axios from 'axios';
import type { Connectivity } from '../../application/ports/Connectivity.ts';
import type { Downloads } from '../../application/ports/Downloads.ts';
import type { PendingRequests } from '../../application/ports/PendingRequests.ts';
import type { SessionStore } from '../../application/ports/SessionStore.ts';
import { failureOf } from './failureOf.ts';

const timeout = 60_000;

interface DownloadSurroundings {
  readonly connectivity: Connectivity;
  readonly pending: PendingRequests;
  readonly store: SessionStore;
  readonly companyHeader: string;
  /** Where our services are; empty for the page's own origin. */
  readonly services: readonly string[];
}

/** Fetches a file as a blob and clicks a link to it. Only our own services see the session: another address may be anyone's. */
export class AxiosDownloads implements Downloads {
  readonly #around: DownloadSurroundings;

  constructor(around: DownloadSurroundings) {
    this.#around = around;
  }

  async save(address: string, fileName: string): Promise<void> {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await this.#fetch(address));
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  async #fetch(address: string): Promise<Blob> {
    const done = this.#around.pending.begin();
    try {
      const headers = this.#isOurs(address) ? this.#session() : {};
      return (await axios.get<Blob>(address, { responseType: 'blob', timeout, headers })).data;
    } catch (error) {
      throw failureOf(error, this.#around.connectivity.online());
    } finally {
      done();
    }
  }

  #isOurs(address: string): boolean {
    const { origin } = new URL(address);
    return this.#around.services.some((service) => new URL(service, window.location.origin).origin === origin);
  }

  #session(): Record<string, string> {
    const { token, company } = this.#around.store.read();
    return {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(company && { [this.#around.companyHeader]: company.id }),
    };
  }
}
