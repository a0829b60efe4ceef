import type { AxiosInstance, AxiosProgressEvent, AxiosRequestConfig, AxiosResponse } from 'axios';
import type * as v from 'valibot';
import { contentTypeOf } from '../../domain/call/contentTypeOf.ts';
import { Failure } from '../../domain/failure/Failure.ts';
import { refusesToken } from '../../domain/failure/refusesToken.ts';
import { technicalTexts } from '../../domain/failure/technicalTexts.ts';
import type { Session } from '../../domain/session/Session.ts';
import type { Call, CallOptions } from './Call.ts';
import type { Fitting, WrittenCall } from './contract/Fitting.ts';
import type { FileOperation, JsonOperation, SentWith } from './contract/Operation.ts';
import { failureOf } from './failureOf.ts';
import type { HttpContext } from './HttpContext.ts';
import { outgoing } from './outgoing.ts';
import { readAnswer } from './readAnswer.ts';
import { retryDelay } from './retryDelay.ts';
import type { TimeLimits } from './TimeLimits.ts';
import { hasTimeFor, timed, timeLimitOf, type TimedCall } from './TimedCall.ts';
import { withTextBody } from './withTextBody.ts';

type FileOptions = Pick<CallOptions, 'background' | 'signal'>;

const timeLimits: TimeLimits = { read: 10_000, write: 20_000, file: 300_000 };

/** HTTP client of one service: headers, timeouts, retries, spinner and the mapping of failures (seed §7, §8). */
export class ServiceHttp {
  readonly #axios: AxiosInstance;
  readonly #context: HttpContext;
  readonly #limits: TimeLimits;

  constructor(axios: AxiosInstance, context: HttpContext, limits = timeLimits) {
    this.#axios = axios;
    this.#context = context;
    this.#limits = limits;
  }

  /** Calls an operation and parses its answer. A call that breaks the contract does not compile (`Fitting`). */
  call<Op extends JsonOperation, const Written extends CallOptions & WrittenCall & SentWith<Op>>(
    operation: Op,
    written: Written & Fitting<Op, Written>,
  ): Promise<v.InferOutput<Written['answer']>> {
    const { answer, ...sent }: CallOptions & WrittenCall = written;
    return this.#counted(outgoing(operation, sent), ({ data, status }) => readAnswer(data, status, answer));
  }

  /** Fetches a file. */
  file<Op extends FileOperation>(operation: Op, sent: FileOptions & SentWith<Op>): Promise<Blob> {
    return this.#file(outgoing(operation, sent));
  }

  /** Fetches a file of this service by URL. */
  fileAt(address: string): Promise<Blob> {
    return this.#file({ method: 'GET', path: address });
  }

  #file(call: Call): Promise<Blob> {
    return this.#counted({ ...call, asFile: true }, ({ data, status }) => {
      if (data instanceof Blob) return data;
      throw new Failure({ kind: 'unreadable', status });
    });
  }

  /** Reads the session once, so that a retry goes out for the same user and company. */
  async #counted<Output>(call: Call, read: (answer: AxiosResponse<unknown>) => Output): Promise<Output> {
    const done = call.background ? undefined : this.#context.pending.begin();
    try {
      return await this.#attempt(timed(call, this.#context.clock.now()), this.#context.store.read(), read);
    } finally {
      done?.();
    }
  }

  async #attempt<Output>(
    call: TimedCall,
    session: Session,
    read: (answer: AxiosResponse<unknown>) => Output,
    attempt = 0,
  ): Promise<Output> {
    try {
      return read(await this.#axios.request<unknown>(this.#request(call, session)));
    } catch (error) {
      const online = this.#context.connectivity.online();
      const failure = this.#judged(failureOf(await withTextBody(error), online), session.token);
      const delay = this.#mayRetry(call) ? retryDelay(failure, attempt, this.#context.random.fraction()) : undefined;
      if (delay === undefined || !hasTimeFor(call, this.#context.clock.now() + delay)) throw failure;
      await this.#pause(delay, call.signal);
      return this.#attempt(call, session, read, attempt + 1);
    }
  }

  #request(call: TimedCall, session: Session): AxiosRequestConfig {
    const { onProgress } = call;
    return {
      method: call.method,
      url: call.path,
      params: call.query,
      data: call.body ?? '',
      headers: this.#headers(call, session),
      timeout: timeLimitOf(call, this.#limits, this.#context.clock.now()),
      ...(call.asFile && { responseType: 'blob' as const }),
      ...(call.signal && { signal: call.signal }),
      ...(onProgress && { onUploadProgress: ({ progress = 0 }: AxiosProgressEvent) => onProgress(progress) }),
    };
  }

  /** A rejected token becomes `unauthorised` if its session has ended, so that sign-in shows no further message. */
  #judged(failure: Failure, sentToken: string | undefined): Failure {
    const { trouble } = failure;
    if (trouble.kind !== 'refused') return failure;
    for (const text of technicalTexts(trouble)) this.#context.log.warn(`A service answered: ${text}`);
    if (!refusesToken(trouble) || sentToken === undefined) return failure;
    this.#context.endSession(trouble.status, sentToken);
    const over = this.#context.store.read().token === undefined;
    return over ? new Failure({ kind: 'unauthorised', status: trouble.status === 403 ? 403 : 401 }) : failure;
  }

  #headers(call: Call, { token, company }: Session): Record<string, string | undefined> {
    return {
      'Content-Type': contentTypeOf(call.method, call.path),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(company && { [this.#context.companyHeader]: company.id }),
      ...(call.idempotencyKey !== undefined && { 'Idempotency-Key': call.idempotencyKey }),
    };
  }

  #mayRetry({ method, idempotencyKey, retried = true }: Call): boolean {
    return retried && (method === 'GET' || idempotencyKey !== undefined);
  }

  #pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        cancel();
        reject(new Failure({ kind: 'aborted' }));
      };
      const cancel = this.#context.clock.after(milliseconds, () => {
        signal?.removeEventListener('abort', stop);
        resolve();
      });
      signal?.addEventListener('abort', stop, { once: true });
    });
  }
}
