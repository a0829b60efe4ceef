import type { Dialogs, Question } from '../../../src/application/shared/Dialogs.ts';

/** Records what was said and asked; every question gets the same answer. */
export class FakeDialogs implements Dialogs {
  readonly alerts: { readonly title: string; readonly text: string }[] = [];
  readonly questions: Question[] = [];
  answer: boolean;
  /** Shows what is said only when told to, as if it had to be fetched. */
  isSlow = false;
  show = (): void => {};

  constructor(answer = true) {
    this.answer = answer;
  }

  alert(title: string, text: string, onShown = (): void => {}): Promise<void> {
    this.alerts.push({ title, text });
    if (this.isSlow) this.show = onShown;
    else onShown();
    return Promise.resolve();
  }

  ask(question: Question): Promise<boolean> {
    this.questions.push(question);
    return Promise.resolve(this.answer);
  }
}
