import type { EarlyForm, EarlyPress } from '../../application/account/EarlyForm.ts';
import { earlyForm } from './earlyForm.ts';

const { dataset } = document.documentElement;
const isPress = (mark: string | undefined): mark is EarlyPress => mark === 'submit' || mark?.startsWith('/') === true;
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

  take(): EarlyPress | undefined {
    const pressed = dataset[earlyForm.mark];
    if (pressed === 'submit') document.querySelector('#root form [aria-busy]')?.removeAttribute('aria-busy');
    delete dataset[earlyForm.mark];
    return isPress(pressed) ? pressed : undefined;
  }
}
