import type { EarlyForm, EarlyPress } from '../../../src/application/account/EarlyForm.ts';

/** A form that was typed into as the test says; by default the page came without one. */
export class FakeEarlyForm implements EarlyForm {
  values: Readonly<Record<string, string>> | undefined = undefined;
  focus: string | undefined = undefined;
  pressed: EarlyPress | undefined = undefined;

  typed(field: string): string | undefined {
    return this.values?.[field];
  }

  focused(): string | undefined {
    return this.values && this.focus;
  }

  take(): EarlyPress | undefined {
    const pressed = this.values && this.pressed;
    this.values = undefined;
    return pressed;
  }
}
