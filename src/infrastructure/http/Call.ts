import type { Answer } from './readAnswer.ts';

/** What is asked of a service, whatever it answers. */
export interface PlainCall {
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

export type FileCall = Pick<PlainCall, 'path' | 'background' | 'signal'>;
