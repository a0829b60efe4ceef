import type { AxiosInstance, AxiosProgressEvent, AxiosRequestConfig, AxiosResponse } from 'axios';
import type { EndSession } from '../../application/useCases/endSession.ts';
import type { Chance } from '../../application/ports/Chance.ts';
import type { Clock } from '../../application/ports/Clock.ts';
import type { Connectivity } from '../../application/ports/Connectivity.ts';
import type { Log } from '../../application/ports/Log.ts';
import type { PendingRequests } from '../../application/ports/PendingRequests.ts';
import type { SessionStore } from '../../application/ports/SessionStore.ts';
import { contentTypeOf } from '../../domain/call/contentTypeOf.ts';
import { Failure } from '../../domain/failure/Failure.ts';
import { refusesToken } from '../../domain/failure/refusesToken.ts';
import { technicalTexts } from '../../domain/failure/technicalTexts.ts';
import { failureOf } from './failureOf.ts';
import { type Answer, readAnswer } from './readAnswer.ts';
import { retryDelay } from './retryDelay.ts';
import { withTextBody } from './withTextBody.ts';

/** Milliseconds until a call counts as unanswered; without one of its own a file has that of a write. */
export interface TimeLimits {
  readonly read: number;
  readonly write: number;
  /** Of a file either way: 10 MiB take their time on the road. */
  readonly file?: number;
}
const timeLimits: TimeLimits = { read: 10_000, write: 20_000, file: 300_000 };

interface PlainCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object | FormData;
  /** Lets a write be tried again without being done twice. */
  readonly idempotencyKey?: string;
  /** A background call does not raise the spinner. */
  readonly background?: boolean;
  /** False where the caller has a better answer to a failure than trying again. */
  readonly retried?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Told how much of the body has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** The answer is a file, not an envelope. */
  readonly asFile?: boolean;
}

export interface Call<Output> extends PlainCall {
  readonly answer: Answer<Output>;
}

type FileCall = Pick<PlainCall, 'path' | 'background' | 'signal'>;

/** What every service client leans on beside axios. */
export interface HttpSurroundings {
  readonly store: SessionStore;
  readonly pending: PendingRequests;
  readonly connectivity: Connectivity;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly log: Log;
  readonly companyHeader: string;
  readonly endSession: EndSession;
}

/** One service's calls: headers, time-outs, retries, the spinner's count, and every failure mapped once (seed §7, §8). */
export class ServiceHttp {
  readonly #axios: AxiosInstance;
  readonly #around: HttpSurroundings;
  readonly #limits: TimeLimits;

  constructor(axios: AxiosInstance, around: HttpSurroundings, limits = timeLimits) {
    this.#axios = axios;
    this.#around = around;
    this.#limits = limits;
  }

  call<Output>(call: Call<Output>): Promise<Output> {
    return this.#counted(call, ({ data, status }) => readAnswer(data, status, call.answer));
  }

  /** The bytes of a file. */
  file(call: FileCall): Promise<Blob> {
    return this.#counted({ ...call, method: 'GET', asFile: true }, ({ data, status }) => {
      if (data instanceof Blob) return data;
      throw new Failure({ kind: 'unreadable', status });
    });
  }

  async #counted<Output>(call: PlainCall, read: (answer: AxiosResponse<unknown>) => Output): Promise<Output> {
    const done = call.background ? undefined : this.#around.pending.begin();
    try {
      return await this.#attempt(call, read, 0);
    } finally {
      done?.();
    }
  }

  async #attempt<Output>(
    call: PlainCall,
    read: (answer: AxiosResponse<unknown>) => Output,
    attempt: number,
  ): Promise<Output> {
    const { token } = this.#around.store.read();
    try {
      return read(await this.#axios.request<unknown>(this.#request(call)));
    } catch (error) {
      const failure = this.#judged(failureOf(await withTextBody(error), this.#around.connectivity.online()), token);
      const delay = this.#mayRetry(call) ? retryDelay(failure, attempt, this.#around.chance.fraction()) : undefined;
      if (delay === undefined) throw failure;
      await this.#pause(delay, call.signal);
      return this.#attempt(call, read, attempt + 1);
    }
  }

  #request(call: PlainCall): AxiosRequestConfig {
    const { onProgress } = call;
    return {
      method: call.method,
      url: call.path,
      params: call.query,
      data: call.body ?? '',
      headers: this.#headers(call),
      timeout: this.#timeLimit(call),
      ...(call.asFile && { responseType: 'blob' as const }),
      ...(call.signal && { signal: call.signal }),
      ...(onProgress && { onUploadProgress: ({ progress = 0 }: AxiosProgressEvent) => onProgress(progress) }),
    };
  }

  #timeLimit({ method, body, asFile }: PlainCall): number {
    if (asFile || body instanceof FormData) return this.#limits.file ?? this.#limits.write;
    return method === 'GET' ? this.#limits.read : this.#limits.write;
  }

  /** A refused token whose session ends or has ended is a trouble of its own: the person is at sign-in, and told nothing more. */
  #judged(failure: Failure, sentToken: string | undefined): Failure {
    const { trouble } = failure;
    if (trouble.kind !== 'refused') return failure;
    for (const text of technicalTexts(trouble)) this.#around.log.warn(`A service answered: ${text}`);
    if (!refusesToken(trouble) || sentToken === undefined) return failure;
    this.#around.endSession(trouble.status, sentToken);
    const over = this.#around.store.read().token === undefined;
    return over ? new Failure({ kind: 'unauthorised', status: trouble.status === 403 ? 403 : 401 }) : failure;
  }

  #headers(call: PlainCall): Record<string, string | undefined> {
    const { token, company } = this.#around.store.read();
    return {
      'Content-Type': contentTypeOf(call.method, call.path),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(company && { [this.#around.companyHeader]: company.id }),
      ...(call.idempotencyKey !== undefined && { 'Idempotency-Key': call.idempotencyKey }),
    };
  }

  #mayRetry({ method, idempotencyKey, retried = true }: PlainCall): boolean {
    return retried && (method === 'GET' || idempotencyKey !== undefined);
  }

  #pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        cancel();
        reject(new Failure({ kind: 'aborted' }));
      };
      const cancel = this.#around.clock.after(milliseconds, () => {
        signal?.removeEventListener('abort', stop);
        resolve();
      });
      signal?.addEventListener('abort', stop, { once: true });
    });
  }
}
