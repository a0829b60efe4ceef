import type { Dialogs, Question } from '../../application/shared/Dialogs.ts';

const customClass = { popup: 'dialog' };

/** The build of sweetalert2 that injects no style, so that the page's content policy holds; undefined when it is out of reach. */
const load = async () => {
  try {
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
  } catch {
    return undefined;
  }
};

/** Inside the topmost modal dialogue of the page, since all else is beyond reach while it is open. */
const target = (): HTMLElement => [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;

/**
 * Dialogs of sweetalert2, fetched when the first control takes the focus: what tells of a lost network must be there before it is
 * lost. Where it is not, the browser's own dialogs stand in. Title and text are shown as text: names in them come from outside.
 */
export class SweetAlertDialogs implements Dialogs {
  constructor() {
    window.addEventListener('focusin', () => void load(), { once: true });
  }

  /** Settles after the focus went back, so that whoever waits may move it on. */
  async alert(title: string, text: string, onShown = (): void => {}): Promise<void> {
    const swal = await load();
    if (!swal) {
      window.alert(`${title}\n\n${text}`);
      onShown();
      return;
    }
    await new Promise<void>(
      (closed) => void swal.fire({ titleText: title, text, target: target(), didOpen: onShown, didDestroy: closed }),
    );
  }

  async ask({ title, text, yes, no, isDangerous = false }: Question): Promise<boolean> {
    const swal = await load();
    if (!swal) return window.confirm(`${title}\n\n${text}`);
    const answer = await swal.fire({
      titleText: title,
      text,
      target: target(),
      showCancelButton: true,
      confirmButtonText: yes,
      cancelButtonText: no,
      reverseButtons: true,
      customClass: isDangerous ? { ...customClass, confirmButton: 'dangerous' } : customClass,
    });
    return answer.isConfirmed;
  }
}
