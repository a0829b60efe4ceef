import { expect, it } from 'vitest';
import { WorkerWorkbooks } from '../../../src/infrastructure/workbook/WorkerWorkbooks.ts';

const sheet = { name: 'Vehicles', titles: ['No'], rows: [[1]] };

/** A worker that answers with a file, or fails without one. */
class OneAnswer extends EventTarget {
  readonly received: unknown[] = [];
  isOver = false;
  readonly #file: Blob | undefined;

  constructor(file?: Blob) {
    super();
    this.#file = file;
  }

  postMessage(message: unknown): void {
    this.received.push(message);
    this.dispatchEvent(this.#file ? new MessageEvent('message', { data: this.#file }) : new Event('error'));
  }

  terminate(): void {
    this.isOver = true;
  }
}

it('answers what the worker made, and ends it', async () => {
  const file = new Blob(['workbook']);
  const worker = new OneAnswer(file);
  expect(await new WorkerWorkbooks(() => worker).make(sheet)).toBe(file);
  expect(worker.received).toEqual([sheet]);
  expect(worker.isOver).toBe(true);
});

it('fails as the network does when the worker cannot be fetched, and ends it', async () => {
  const worker = new OneAnswer();
  await expect(new WorkerWorkbooks(() => worker).make(sheet)).rejects.toMatchObject({
    trouble: { kind: 'unreachable' },
  });
  expect(worker.isOver).toBe(true);
});
