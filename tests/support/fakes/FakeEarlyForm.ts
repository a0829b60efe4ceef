import type { EarlyForm } from '../../../src/application/account/EarlyForm.ts';

/** A form that was typed into as the test says; by default the page came without one. */
export class FakeEarlyForm implements EarlyForm {
  values: Readonly<Record<string, string>> | undefined = undefined;
  focus: string | undefined = undefined;
  isPressed = false;

  typed(field: string): string | undefined {
    return this.values?.[field];
  }

  focused(): string | undefined {
    return this.values && this.focus;
  }

  take(): boolean {
    const isPressed = this.values !== undefined && this.isPressed;
    this.values = undefined;
    return isPressed;
  }
}
