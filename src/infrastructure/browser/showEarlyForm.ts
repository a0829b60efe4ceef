import type { EarlyPress } from '../../application/account/EarlyForm.ts';
import { earlyForm } from './earlyForm.ts';

const { dataset } = document.documentElement;
const buttonOf = (form: EventTarget | null): Element | null =>
  form instanceof HTMLFormElement ? form.querySelector('[type=submit]') : null;

/** Keeps a press for the application instead of acting on it. */
const remember = (event: Event, pressed: EarlyPress): void => {
  event.preventDefault();
  event.stopPropagation();
  dataset[earlyForm.mark] = pressed;
};

const rememberSubmit = (event: Event): void => {
  if (dataset[earlyForm.mark] === undefined) return;
  remember(event, 'submit');
  buttonOf(event.target)?.setAttribute('aria-busy', 'true');
};

/** Only the application knows the way back that a link needs. A click that opens a new tab or window is left to the browser. */
const rememberLink = (event: MouseEvent): void => {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (dataset[earlyForm.mark] === undefined || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('#root a[href^="/"]') : null;
  if (!link) return;
  remember(event, `/${link.pathname.slice(1)}`);
  document.querySelector('#root form [aria-busy]')?.removeAttribute('aria-busy');
};

/** Who types on after pressing has not finished: what was pressed then is forgotten. */
const forget = ({ target }: Event): void => {
  if (dataset[earlyForm.mark] === undefined) return;
  dataset[earlyForm.mark] = 'shown';
  if (target instanceof HTMLInputElement) buttonOf(target.form)?.removeAttribute('aria-busy');
};

const show = (): void => {
  dataset[earlyForm.mark] = 'shown';
  document.addEventListener('submit', rememberSubmit, true);
  document.addEventListener('click', rememberLink, true);
  document.addEventListener('input', forget, true);
};

/** A host that only serves files sends the words of one audience, with those of the other behind them. */
const exchange = (audience: string): boolean => {
  const other = document.querySelector<HTMLTemplateElement>(`template[data-audience="${audience}"]`);
  if (!other) return false;
  document.getElementById('root')?.replaceChildren(other.content);
  dataset[earlyForm.audience] = audience;
  show();
  return true;
};

/** Shows the form that arrives with the page, unless the application is already there. */
export const showEarlyForm = (audience: string): void => {
  const root = document.getElementById('root');
  if (root && root.dataset[earlyForm.arriving] === undefined) return;
  if (dataset[earlyForm.audience] === audience) return show();
  if (exchange(audience)) return;
  new MutationObserver((_, observer) => {
    if (exchange(audience)) observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
};
