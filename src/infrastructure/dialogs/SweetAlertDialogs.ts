import type { Dialogs, Question } from '../../application/shared/Dialogs.ts';

const customClass = { popup: 'dialog' };

/** Loads the build of sweetalert2 that injects no style, as the content security policy requires. */
const loadSweetAlert = async () => {
  const [{ default: swal }] = await Promise.all([
    import('sweetalert2/dist/sweetalert2.esm.js'),
    import('sweetalert2/dist/sweetalert2.min.css'),
    import('./dialogs.css'),
  ]);
  return swal.mixin({
    buttonsStyling: false,
    heightAuto: false,
    returnFocus: true,
    customClass,
  });
};

/** Inside the topmost modal dialog, since everything else is inert while that is open. */
const target = (): HTMLElement => [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;

const withText = (name: 'li' | 'p', text: string): HTMLElement => {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
};

/** Points as a list, and a text below. */
const listed = (points: readonly string[], text: string): HTMLElement => {
  const [whole, list] = [document.createElement('div'), document.createElement('ul')];
  list.append(...points.map((point) => withText('li', point)));
  whole.append(list, withText('p', text));
  return whole;
};

/**
 * Dialogs of sweetalert2, loaded on first focus, so that they are there when the network fails; the browser's own
 * dialogs are the fallback. Title and text are never read as HTML: they contain untrusted names.
 */
export class SweetAlertDialogs implements Dialogs {
  readonly #load: typeof loadSweetAlert;

  constructor(load = loadSweetAlert) {
    this.#load = load;
    // The form can be typed into before this script is there: then that focus has been and gone.
    if (document.activeElement?.matches('input, textarea, select, button, a')) void this.#loaded();
    else window.addEventListener('focusin', () => void this.#loaded(), { once: true });
  }

  /** Resolves after focus has returned, so that the caller can move it. */
  async alert(title: string, text: string, onShown = (): void => {}): Promise<void> {
    const swal = await this.#loaded();
    if (!swal) {
      window.alert(`${title}\n\n${text}`);
      onShown();
      return;
    }
    await new Promise<void>(
      (closed) => void swal.fire({ titleText: title, text, target: target(), didOpen: onShown, didDestroy: closed }),
    );
  }

  async ask({ title, points = [], text, yes, no, isDangerous = false }: Question): Promise<boolean> {
    const swal = await this.#loaded();
    if (!swal) return window.confirm([title, ...points.map((point) => `• ${point}`), text].join('\n\n'));
    const answer = await swal.fire({
      titleText: title,
      ...(points.length > 0 ? { html: listed(points, text) } : { text }),
      target: target(),
      showCancelButton: true,
      confirmButtonText: yes,
      cancelButtonText: no,
      reverseButtons: true,
      focusCancel: isDangerous,
      customClass: isDangerous ? { ...customClass, confirmButton: 'dangerous' } : customClass,
    });
    return answer.isConfirmed;
  }

  async #loaded() {
    try {
      return await this.#load();
    } catch {
      return undefined;
    }
  }
}
