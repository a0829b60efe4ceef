import type { Dialogs, Question } from '../../application/ports/Dialogs.ts';

/** The build of sweetalert2 that injects no style, so that the page's content policy holds; loaded with the first dialog. */
const load = async () => {
  const [{ default: swal }] = await Promise.all([
    import('sweetalert2/dist/sweetalert2.js'),
    import('sweetalert2/dist/sweetalert2.min.css'),
    import('./dialogs.css'),
  ]);
  return swal.mixin({ buttonsStyling: false, heightAuto: false, returnFocus: true, customClass: { popup: 'dialog' } });
};

/** Dialogs of sweetalert2. Title and text are shown as text: names in them come from outside. */
export class SweetAlertDialogs implements Dialogs {
  async alert(title: string, text: string): Promise<void> {
    const swal = await load();
    await swal.fire({ titleText: title, text });
  }

  async ask({ title, text, yes, no }: Question): Promise<boolean> {
    const swal = await load();
    const answer = await swal.fire({
      titleText: title,
      text,
      showCancelButton: true,
      confirmButtonText: yes,
      cancelButtonText: no,
      reverseButtons: true,
    });
    return answer.isConfirmed;
  }
}
