import type { RequestTemplates } from '../../../src/application/requests/RequestTemplates.ts';
import type { RequestEntry } from '../../../src/domain/request/parseRequest.ts';
import type { RequestTemplate } from '../../../src/domain/request/RequestTemplate.ts';
import { templateFactory } from '../factories/templateFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Templates of requests, answered as configured. */
export class FakeRequestTemplates implements RequestTemplates {
  readonly added: { readonly name: string; readonly entry: RequestEntry }[] = [];
  readonly removed: string[] = [];
  readonly undone: string[] = [];
  readonly keys: string[] = [];
  templates: Outcome<readonly RequestTemplate[]> = [];
  /** What adding answers; the template of that name if it is left out. */
  written: Outcome<RequestTemplate> | undefined;
  removal: Outcome<void> = undefined;

  all(): Promise<readonly RequestTemplate[]> {
    return settle(this.templates);
  }

  add(name: string, entry: RequestEntry, idempotencyKey: string): Promise<RequestTemplate> {
    this.added.push({ name, entry });
    this.keys.push(idempotencyKey);
    return settle(this.written ?? templateFactory.build({ name }));
  }

  remove(id: string, idempotencyKey: string): Promise<void> {
    this.removed.push(id);
    this.keys.push(idempotencyKey);
    return settle(this.removal);
  }

  undo(id: string, idempotencyKey: string): Promise<RequestTemplate> {
    this.undone.push(id);
    this.keys.push(idempotencyKey);
    return settle(this.written ?? templateFactory.build({ id }));
  }
}
