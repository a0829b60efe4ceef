import type { EarlyForm } from '../../application/account/EarlyForm.ts';
import { earlyForm } from './earlyForm.ts';

const { dataset } = document.documentElement;
const isThere = (): boolean => dataset[earlyForm.mark] !== undefined;

/** The form that `showEarlyForm` has put into the page. */
export class PageEarlyForm implements EarlyForm {
  typed(field: string): string | undefined {
    const input = isThere() ? document.querySelector<HTMLInputElement>(`#root input[name="${field}"]`) : null;
    return input?.value;
  }

  focused(): string | undefined {
    const { activeElement } = document;
    return isThere() && activeElement instanceof HTMLInputElement ? activeElement.name : undefined;
  }

  take(): boolean {
    const isPressed = dataset[earlyForm.mark] === 'pressed';
    if (isPressed) document.querySelector('#root form [aria-busy]')?.removeAttribute('aria-busy');
    delete dataset[earlyForm.mark];
    return isPressed;
  }
}
