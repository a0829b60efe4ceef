import { within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SweetAlertDialogs } from '../../../src/infrastructure/dialogs/SweetAlertDialogs.ts';
import { until } from '../../support/until.ts';

const dialogs = new SweetAlertDialogs();

/** jsdom has no layout, so neither scrollTo nor innerText. */
window.scrollTo = () => {};
Object.defineProperty(HTMLElement.prototype, 'innerText', {
  set(this: HTMLElement, text: string) {
    this.textContent = text;
  },
});
afterEach(() => document.body.replaceChildren());

/** Waits until the dialog is shown. */
const shown = (): Promise<HTMLElement> =>
  until(() => {
    const dialog = document.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    if (!dialog) throw new Error('no dialog yet');
    return dialog;
  });

const click = (dialog: HTMLElement, name: string): void => {
  const button = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`no button ${name}`);
  button.click();
};

it('an alert shows its title and text and resolves when it is closed', async () => {
  const closed = dialogs.alert('Oops...', 'plate No fields must be empty\nyear is in the future');
  const dialog = await shown();
  expect(dialog.querySelector('h2')?.textContent).toBe('Oops...');
  expect(dialog.textContent).toContain('plate No fields must be empty\nyear is in the future');
  click(dialog, 'OK');
  await closed;
});

it('an alert calls onShown when it is visible', async () => {
  const onShown = vi.fn<() => void>();
  const closed = dialogs.alert('Oops...', 'name is taken', onShown);
  expect(onShown).not.toHaveBeenCalled();
  const dialog = await shown();
  await until(() => expect(onShown).toHaveBeenCalledOnce());
  click(dialog, 'OK');
  await closed;
});

it('an alert resolves after the focus has returned', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const closed = dialogs.alert('Oops...', 'name is taken');
  click(await shown(), 'OK');
  await closed;
  expect(document.activeElement).toBe(opener);
});

it('an alert shows HTML as plain text', async () => {
  const hostile = '<img src=x onerror="window.hacked=1">';
  const closed = dialogs.alert(hostile, hostile);
  const dialog = await shown();
  expect(dialog.querySelector('h2')?.textContent).toBe(hostile);
  expect(dialog.querySelector('img[onerror]')).toBeNull();
  click(dialog, 'OK');
  await closed;
});

describe('a question', () => {
  const question = { title: 'Switch to Ann?', text: 'You are signed in as Ben.', yes: 'Switch', no: 'Stay' };

  it.each([
    ['Switch', true],
    ['Stay', false],
  ])('is answered by %s with %s', async (name, answer) => {
    const asked = dialogs.ask(question);
    const dialog = await shown();
    expect(dialog.querySelector('h2')?.textContent).toBe(question.title);
    expect(dialog.textContent).toContain(question.text);
    click(dialog, name);
    expect(await asked).toBe(answer);
  });

  it('lists what to know first, one by one and as plain text', async () => {
    const points = ['22 delivered, 1 short.', '<img src=x onerror="window.hacked=1">'];
    const asked = dialogs.ask({ ...question, points });
    const dialog = await shown();
    const list = within(dialog).getByRole('list');
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(points);
    const text = within(dialog).getByText(question.text);
    expect(list.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(dialog.querySelector('img[onerror]')).toBeNull();
    click(dialog, 'Stay');
    await asked;
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('that is dangerous (%s) has a confirm button marked as dangerous: %s', async (isDangerous, looksIt) => {
    const asked = dialogs.ask({ ...question, ...(isDangerous === undefined ? {} : { isDangerous }) });
    const dialog = await shown();
    expect(dialog.querySelector('.swal2-confirm')?.classList.contains('dangerous')).toBe(looksIt);
    click(dialog, 'Stay');
    await asked;
  });

  it('is answered with no by Escape', async () => {
    const asked = dialogs.ask(question);
    const dialog = await shown();
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(await asked).toBe(false);
  });
});

it('an alert opens inside the topmost open modal dialog so that it can be reached', async () => {
  const [, modal] = Array.from({ length: 2 }, () => {
    const opened = document.body.appendChild(document.createElement('dialog'));
    opened.setAttribute('open', '');
    return opened;
  });
  const closed = dialogs.alert('Oops...', 'name must not be empty');
  const dialog = await shown();
  expect(modal?.contains(dialog)).toBe(true);
  click(dialog, 'OK');
  await closed;
});

describe('when the dialogs cannot be loaded', () => {
  const offline = new SweetAlertDialogs(() => Promise.reject(new Error('offline')));
  afterEach(() => vi.unstubAllGlobals());

  it("an alert uses the browser's own dialog", async () => {
    const alert = vi.fn<(text: string) => void>();
    vi.stubGlobal('alert', alert);
    const onShown = vi.fn<() => void>();
    await offline.alert('Oops...', 'name is taken', onShown);
    expect(alert).toHaveBeenCalledExactlyOnceWith('Oops...\n\nname is taken');
    expect(onShown).toHaveBeenCalledOnce();
  });

  it.each([true, false])("a question uses the browser's own dialog and resolves to its answer: %s", async (answer) => {
    const confirm = vi.fn<(text: string) => boolean>(() => answer);
    vi.stubGlobal('confirm', confirm);
    const question = { title: 'Switch to Ann?', text: 'You are signed in as Ben.', yes: 'Switch', no: 'Stay' };
    expect(await offline.ask(question)).toBe(answer);
    expect(confirm).toHaveBeenCalledExactlyOnceWith('Switch to Ann?\n\nYou are signed in as Ben.');
  });
});

it('the dialogs are loaded once, on the first focus', () => {
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('offline')));
  const idle = new SweetAlertDialogs(load);
  expect(idle).toBeDefined();
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new FocusEvent('focusin'));
  window.dispatchEvent(new FocusEvent('focusin'));
  expect(load).toHaveBeenCalledOnce();
});

it('the dialogs are loaded at once when a field already has the focus', () => {
  document.body.appendChild(document.createElement('input')).focus();
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('offline')));
  expect(new SweetAlertDialogs(load)).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});
