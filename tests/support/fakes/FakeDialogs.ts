import type { Dialogs, Question } from '../../../src/application/shared/Dialogs.ts';

/** Records messages and questions, and gives every question the same answer. */
export class FakeDialogs implements Dialogs {
  readonly alerts: { readonly title: string; readonly text: string }[] = [];
  readonly questions: Question[] = [];
  answer: boolean;
  /** Delays messages until released, like a dialog that is still loading. */
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
