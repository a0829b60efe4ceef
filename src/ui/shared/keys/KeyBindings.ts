import type { KeyAction } from '../../../domain/keys/keyTable.ts';

/** Does what the key stands for. Returns false if it cannot here, so that another one may. */
export type KeyHandler = (event: KeyboardEvent) => boolean;

/** What the screens shown now do on a key; the latest shown comes first. */
export class KeyBindings {
  #bound: readonly { readonly action: KeyAction; readonly handle: KeyHandler }[] = [];

  /** Returns a function that takes it back. */
  bind(action: KeyAction, handle: KeyHandler): () => void {
    const binding = { action, handle };
    this.#bound = [binding, ...this.#bound];
    return () => {
      this.#bound = this.#bound.filter((each) => each !== binding);
    };
  }

  /** Whether one of the actions was done. */
  run(actions: readonly KeyAction[], event: KeyboardEvent): boolean {
    return this.#bound.some(({ action, handle }) => actions.includes(action) && handle(event));
  }
}
